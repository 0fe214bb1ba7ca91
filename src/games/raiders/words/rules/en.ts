// The rules of Raiders of the North Sea, in English.
import type { Section } from '#games/kit/words'
import { ARMOUR, CREW, LAST_ROUND, LIMITS, PIECES, START } from '../../state.ts'
import type { SectionId } from './index.ts'

export const en: Record<SectionId, Section> = {
  goal: {
    title: 'The goal',
    lines: [
      'You lead a village of raiders. Work at home, hire a crew, raid the settlements of the north and make offerings to your Chieftain. Whoever has the most points at the end wins.',
    ],
  },
  setup: {
    title: 'Setting up',
    lines: [
      'For 2 to 4 players. All Valkyries, gold, iron and livestock go into a bag, and 70 of the 80 tokens onto the settlements. The 10 that are left begin the supply. Grey and white workers wait beside the plunder; three black ones stand in the Gate House, the Town Hall and the Treasury.',
      `Everybody begins with a black worker, ${START.silver} silver and ${START.dealt} cards, of which ${START.kept} are kept. The others go under the pile.`,
      { ruling: 'Everybody chooses their cards at the same time.' },
      'Three offerings are on display, the others in a stack. Everybody rolls two dice, and the highest goes first.',
      { ruling: 'Those who tie for the highest roll again.' },
    ],
  },
  turn: {
    title: 'Your turn',
    lines: [
      'You always begin and end your turn with one worker in hand. Work or raid.',
      'To work, place your worker in a free building that takes its colour and use the building. Then pick up a worker from another building and use that one too. You may decline either action, but not the placing and the picking up.',
      'A building takes one worker, and you use each building once a turn at most.',
      `At the end of your turn you may keep ${LIMITS.cards} cards, ${LIMITS.silver} silver and ${LIMITS.provisions} provisions. Plunder has no limit.`,
      { ruling: 'These limits are only looked at when your own turn ends. You discard cards one by one.' },
    ],
  },
  village: { title: 'The village', lines: ['What each building is for:'] },
  crew: {
    title: 'The crew',
    lines: [
      `A crew has ${CREW} members at most, and one hero at most; several of the same name are welcome. From a full crew you discard one before you hire another.`,
      { ruling: 'A hero joins a crew with a hero only when it is full, and takes the hero’s place.' },
      { ruling: 'Equal effects add up.' },
      {
        ruling: 'A card that could do nothing at the Town Hall may still be played there, for nothing; a hero may not.',
      },
    ],
  },
  raid: {
    title: 'Raids',
    lines: [
      'You need the right worker, a crew large enough, provisions, and for some settlements gold. The worker stays there, provisions and gold go to the supply, and the crew comes back.',
      'Roll the dice and add the strength of all your crew, their bonuses and your armour. You score the highest tier you reach; below the lowest there are no points, but the raid goes on. Then come the points your crew brings.',
      'The dice show 2, 3, 3, 4, 4 and 5.',
      { ruling: 'Each Brawler rolls one die again, the same or another.' },
      'Last, choose one set of plunder and take it with its worker, whom you now hold. Your turn is over.',
    ],
  },
  settlements: { title: 'Settlements', lines: ['There are four kinds, the further north the stronger:'] },
  valkyries: {
    title: 'Valkyries',
    lines: [
      'For each Valkyrie in your set one of your crew dies, of your choice, and you go up one step on the Valkyrie track. If there are more Valkyries than crew, the others have no effect.',
      '“Killed in a raid” means just that.',
      {
        ruling:
          'Who leaves by a Brawler or an Avenger, or for somebody else, brings nothing, and is no step on the track.',
      },
    ],
  },
  offerings: {
    title: 'Offerings',
    lines: [
      'At the Long House you pay what a tile on display asks, and keep it. It counts at the end. Another takes its place at once.',
      { ruling: 'Tiles lie open before their players, since everybody has seen them.' },
      'The tiles:',
    ],
  },
  supply: {
    title: 'The supply',
    lines: [
      `There are ${PIECES.silver} silver, ${PIECES.provisions} provisions, ${PIECES.gold} gold, ${PIECES.iron} iron and ${PIECES.livestock} livestock, and no more: you get what is left.`,
      { ruling: 'If several get something and there is too little, it goes clockwise from whoever acts.' },
      { ruling: 'Nobody gives or loses more than they have.' },
      'An empty pile is made anew of the discards.',
    ],
  },
  end: {
    title: 'The end',
    lines: [
      'The end is near when one set of plunder is left in the Fortresses, when the stack of offerings is empty, or when no Valkyrie is left in the north. The turn is completed, and then everybody has one more, whoever brought it about too.',
      { ruling: 'What has brought the end about stands, even if a Valkyrie comes back.' },
      { ruling: `A match ends after round ${LAST_ROUND} at the latest.` },
    ],
  },
  score: {
    title: 'The score',
    lines: [
      'To the points of your raids add the Valkyrie track (0, 0, 1, 2, 4, 7, 10 and 15 points for 0 to 7 steps), the armour (2 points from 3 steps on, 4 from 6, 6 from 9), your offerings, your crew, and your plunder: 1 point for each gold and each iron, 1 for every two livestock.',
      `Armour goes up to ${ARMOUR}; what would go beyond is lost.`,
      'Between equals, the Valkyrie track decides, then the armour.',
      { ruling: 'Whoever is still equal shares the place.' },
    ],
  },
  townsfolk: {
    title: 'Townsfolk',
    lines: [
      'Each card does one thing in your crew and another at the Town Hall.',
      {
        ruling:
          'The Merchant uses any other building you have not used this turn, even where somebody stands, with the worker of the Town Hall.',
      },
      { ruling: 'Beggar and Labourer leave whenever you place or pick up a worker.' },
    ],
  },
  variants: { title: 'Options', lines: ['What you can change before a match:'] },
  cards: { title: 'Where the cards come from', lines: ['The help of each card says where its parts come from.'] },
}
