// Who drew the silhouettes: shown wherever the app credits its sources. Written by tools/icons.mjs: do not edit.

export const CREDITS = {
  source: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  authors: [
    {
      author: 'Delapouite',
      icons:
        'anticlockwise-rotation, barrel, dice-six-faces-five, gold-stack, ivory-tusks, jewel-crown, log, meeple, pearl-necklace, powder-bag, rolled-cloth, smoking-pipe, sugar-cane, three-friends, trophy-cup, two-coins, windmill',
    },
    { author: 'Skoll', icons: 'open-treasure-chest, pestle-mortar' },
    {
      author: 'Lorc',
      icons:
        'anchor, anvil, cannon, cauldron, cog, compass, crossed-axes, crossed-sabres, hourglass, jeweled-chalice, metal-bar, open-book, scroll-unfurled, swap-bag, treasure-map, vintage-robot, wood-axe',
    },
    { author: 'sbed', icons: 'help' },
  ],
} as const
