// What the guide says at each step.
import type { Told } from '../../../kit/guide.ts'
import { spoken } from '../../../kit/words.ts'

export type StepId =
  | 'goal'
  | 'forager'
  | 'huntsman'
  | 'berserker'
  | 'keep'
  | 'worker'
  | 'barracks'
  | 'hire'
  | 'gate'
  | 'bjorn'
  | 'mill'
  | 'again'
  | 'second'
  | 'north'
  | 'raid'
  | 'plunder'
  | 'home'
  | 'further'
  | 'points'
  | 'end'

export const title = spoken('Premier pillage', 'First raid')

export const say = spoken<Record<StepId, Told>>(
  {
    goal: {
      title: 'Cap au nord',
      text: 'Vous menez des pillards. Au village, ils travaillent et s’équipent ; au nord, ils prennent. Qui a le plus de points à la fin l’emporte.',
    },
    forager: {
      title: 'Trois cartes sur cinq',
      text: 'On en garde trois. La Cueilleuse ne se bat pas, mais à bord elle rapporte une provision de plus au Moulin. Touchez-la.',
    },
    huntsman: {
      title: 'Une seconde pour l’équipage',
      text: 'Le Chasseur ne coûte qu’une pièce d’argent, et vous en avez deux. Touchez-le aussi.',
    },
    berserker: {
      title: 'Et une pour plus tard',
      text: 'Force 4, et tué au combat il revient dans votre main : le Berserker attendra que vous puissiez le payer. Touchez-le.',
    },
    keep: {
      title: 'Gardez-les',
      text: 'Les deux autres vont sous la pioche. Touchez le bouton.',
    },
    worker: {
      title: 'Poser, puis reprendre',
      text: 'Un tour, deux gestes : vous posez l’ouvrier que vous avez en main, puis vous en reprenez un autre ailleurs. Les deux bâtiments vous servent.',
    },
    barracks: {
      title: 'Le Camp d’entraînement',
      text: 'On y engage une carte de sa main, à son prix en argent. Touchez-le pour y poser votre ouvrier.',
    },
    hire: {
      title: 'Bienvenue à bord',
      text: 'Le Berserker coûte trop cher pour l’instant. Engagez la Cueilleuse pour 1 pièce d’argent.',
    },
    gate: {
      title: 'Maintenant, reprenez',
      text: 'Un ouvrier noir attend à la Grande Porte, qui donne deux cartes. Touchez-la, puis le bouton : ce qui se pioche ne se reprend pas, alors on vous le demande.',
    },
    bjorn: {
      title: 'Bjørn a joué',
      text: 'Il a gagné de l’argent et repris un autre ouvrier. Ce que chacun pose, un autre peut le reprendre : le village change sans cesse.',
    },
    mill: {
      title: 'Des provisions',
      text: 'Un ouvrier noir tire 1 provision du Moulin. Avec la Cueilleuse, vous en aurez 2. Touchez le Moulin.',
    },
    again: {
      title: 'Reprendre, c’est utiliser',
      text: 'Votre ouvrier de tout à l’heure est encore au Camp. Reprenez-le : vous engagez une seconde fois.',
    },
    second: {
      title: 'L’équipage grandit',
      text: 'Il vous reste 1 pièce d’argent, juste assez pour le Chasseur.',
    },
    north: {
      title: 'Un Port à votre portée',
      text: 'Il demande un ouvrier noir ou gris, deux équipiers et 2 provisions : vous avez tout. Touchez-le pour voir ce qu’il promet.',
    },
    raid: {
      title: 'Avant de partir',
      text: 'Un Port vaut toujours 1 point, sans dés. Plus au nord, on voit ici la chance de chaque palier. Pillez !',
    },
    plunder: {
      title: 'Que rapporter ?',
      text: 'Le premier lot cache une Valkyrie : l’un des vôtres mourrait. Le deuxième est tout en or. Prenez l’or.',
    },
    home: {
      title: 'De retour, avec un gris',
      text: 'Trois lingots d’or, 1 point chacun, et un ouvrier gris en main. Le noir est resté au Port.',
    },
    further: {
      title: 'Ce que le gris change',
      text: 'Lui peut aller à l’Armurerie et au Langhùs, où se font les offrandes, et piller Avant-postes et Monastères. Les Forteresses veulent un blanc.',
    },
    points: {
      title: 'La gloire des morts',
      text: 'Qui meurt au combat vous fait avancer sur cette piste. Peu de morts ne rapportent rien, beaucoup rapportent gros.',
    },
    end: {
      title: 'Jusqu’où ?',
      text: 'La partie finit quand les Forteresses, les offrandes ou les Valkyries du nord s’épuisent. À vous de prendre la mer !',
    },
  },
  {
    goal: {
      title: 'Northward',
      text: 'You lead raiders. In the village they work and arm themselves; in the north they take. Whoever has the most points at the end wins.',
    },
    forager: {
      title: 'Three cards of five',
      text: 'You keep three. The Forager does not fight, but on board she brings one more provision at the Mill. Touch her.',
    },
    huntsman: {
      title: 'A second one for the crew',
      text: 'The Huntsman costs only 1 silver, and you have 2. Touch him too.',
    },
    berserker: {
      title: 'And one for later',
      text: 'Strength 4, and killed in a raid he returns to your hand: the Berserker will wait until you can pay him. Touch him.',
    },
    keep: {
      title: 'Keep them',
      text: 'The other two go under the pile. Touch the button.',
    },
    worker: {
      title: 'Place, then pick up',
      text: 'A turn is two moves: you place the worker in your hand, then you pick up another one elsewhere. You use both buildings.',
    },
    barracks: {
      title: 'The Barracks',
      text: 'Here you hire a card from your hand at its price in silver. Touch them to place your worker.',
    },
    hire: {
      title: 'Welcome aboard',
      text: 'The Berserker is too dear for now. Hire the Forager for 1 silver.',
    },
    gate: {
      title: 'Now pick one up',
      text: 'A black worker waits at the Gate House, which gives two cards. Touch it, then the button: what is drawn cannot be taken back, so you are asked first.',
    },
    bjorn: {
      title: 'Bjørn has played',
      text: 'He gained silver and picked up another worker. What one places another may take: the village keeps changing.',
    },
    mill: {
      title: 'Provisions',
      text: 'A black worker gets 1 provision at the Mill. With the Forager you get 2. Touch the Mill.',
    },
    again: {
      title: 'Picking up is using',
      text: 'Your worker from before still stands at the Barracks. Pick it up: you hire a second time.',
    },
    second: {
      title: 'The crew grows',
      text: 'You have 1 silver left, just enough for the Huntsman.',
    },
    north: {
      title: 'A Harbour within reach',
      text: 'It takes a black or grey worker, a crew of two and 2 provisions: you have it all. Touch it to see what it promises.',
    },
    raid: {
      title: 'Before you leave',
      text: 'A Harbour is always worth 1 point, without dice. Further north you see the chance of each tier here. Raid it!',
    },
    plunder: {
      title: 'What to bring home?',
      text: 'The first set hides a Valkyrie: one of your crew would die. The second is all gold. Take the gold.',
    },
    home: {
      title: 'Back with a grey one',
      text: 'Three gold, worth 1 point each, and a grey worker in hand. The black one stayed at the Harbour.',
    },
    further: {
      title: 'What grey opens',
      text: 'It may go to the Armoury and to the Long House, where offerings are made, and raid Outposts and Monasteries. Fortresses want a white one.',
    },
    points: {
      title: 'The glory of the dead',
      text: 'Whoever dies in a raid moves you up this track. A few deaths bring nothing, many bring a lot.',
    },
    end: {
      title: 'How far?',
      text: 'The match ends when the Fortresses, the offerings or the Valkyries of the north run out. Now set sail!',
    },
  },
)
