// Who drew the silhouettes: shown wherever the app credits its sources. Written by tools/icons.mjs: do not edit.

export const CREDITS = {
  source: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  authors: [
    { author: 'Skoll', icons: 'goat, open-treasure-chest, pestle-mortar, pig' },
    {
      author: 'Delapouite',
      icons:
        'anticlockwise-rotation, barrel, clockwise-rotation, cow, dice-six-faces-five, gold-stack, ivory-tusks, jewel-crown, log, meeple, pearl-necklace, powder-bag, rolled-cloth, rooster, sail, sheep, ship-bow, smoking-pipe, sugar-cane, three-friends, trophy-cup, two-coins, windmill',
    },
    {
      author: 'Lorc',
      icons:
        'anchor, anvil, cannon, cauldron, cog, compass, crossed-axes, crossed-sabres, horse-head, hourglass, jeweled-chalice, metal-bar, open-book, scroll-unfurled, swap-bag, treasure-map, vintage-robot, walking-boot, wood-axe',
    },
    { author: 'sbed', icons: 'help' },
  ],
} as const
