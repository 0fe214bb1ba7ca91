// Who drew the silhouettes: shown wherever the app credits its sources. Written by tools/icons.mjs: do not edit.

export const CREDITS = {
  source: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  authors: [
    { author: 'Skoll', icons: 'goat, open-treasure-chest, pestle-mortar, pig' },
    {
      author: 'Delapouite',
      icons:
        'anticlockwise-rotation, barrel, castle, clockwise-rotation, cow, dice-six-faces-five, drakkar, gold-stack, ivory-tusks, jewel-crown, log, meeple, pearl-necklace, powder-bag, rolled-cloth, rooster, sail, sheep, ship-bow, sinking-ship, smoking-pipe, sugar-cane, thor-hammer, three-friends, torch, trophy-cup, two-coins, viking-helmet, viking-longhouse, viking-shield, village, watchtower, windmill',
    },
    {
      author: 'Lorc',
      icons:
        'anchor, anvil, breastplate, cannon, cauldron, cog, compass, crossed-axes, crossed-sabres, crossed-swords, feathered-wing, fire-bowl, hammer-nails, horse-head, hourglass, hunting-horn, jeweled-chalice, metal-bar, open-book, peaks, rune-stone, scroll-unfurled, swap-bag, tombstone, treasure-map, vintage-robot, walking-boot, wood-axe',
    },
    { author: 'sbed', icons: 'help' },
  ],
} as const
