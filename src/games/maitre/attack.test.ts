// Attacking a ship: who may attack whom, how it is decided, and the loot.
import { describe, expect, test } from 'vitest'
import { card, scene } from './testing/index.ts'

describe('who may attack whom', () => {
  test('one of your ships attacks one of an opponent', () => {
    const table = scene({ fleets: [['pinque', 'brick'], ['galion'], ['fregate']] })
    expect(table.offers('attack')).toEqual(['attack pinque fregate', 'attack brick galion', 'attack brick fregate'])
  })

  test('the two are of different families', () => {
    const table = scene({ fleets: [['cotre'], ['fregate']] })
    expect(table.offers('attack')).toEqual([])
    expect(table.whyNot('attack cotre fregate')).toEqual(['other-family'])
    expect(() => table.attack('cotre', 'fregate')).toThrow('is not an option of seat 0 now')
  })

  test('the firepower of the target is equal or higher', () => {
    const table = scene({ fleets: [['hourque'], ['cotre', 'corvette', 'fregate']] })
    expect(table.offers('attack')).toEqual(['attack hourque corvette', 'attack hourque fregate'])
    expect(table.whyNot('attack hourque cotre')).toEqual(['equal-or-stronger'])
  })

  test('both conditions are told when both are unmet', () => {
    const table = scene({ fleets: [['fregate'], ['cotre']] })
    expect(table.whyNot('attack fregate cotre')).toEqual(['other-family', 'equal-or-stronger'])
  })

  test('it needs a ship of yours and one of theirs', () => {
    expect(scene({ fleets: [[], ['galion']] }).whyNot('attack')).toEqual(['own-ship'])
    expect(scene({ fleets: [['brick'], []] }).whyNot('attack')).toEqual(['enemy-ship'])
  })

  test('nobody attacks a ship of their own', () => {
    expect(scene({ fleets: [['brick', 'galion'], ['pinque']] }).offers('attack')).toEqual([])
  })

  test('ships that carry something may attack and be attacked', () => {
    const table = scene({ fleets: [['brick: Salt'], ['galion: Silver chest']] })
    expect(table.offers('attack')).toEqual(['attack brick galion'])
  })
})

describe('the fight', () => {
  test('each side rolls one die and adds its firepower: the higher total wins', () => {
    const table = scene({ fleets: [['pinque'], ['fregate']] })
      .dice(6, 2)
      .attack('pinque', 'fregate')
    expect(table.told('fights')).toEqual([
      {
        say: 'fights',
        seat: 0,
        defender: 1,
        ship: card('pinque'),
        target: card('fregate'),
        dice: [6, 2],
        totals: [7, 6],
        winner: 0,
      },
    ])
    expect(table.fleet(1)).toEqual([])
  })

  test('the defender wins with the higher total', () => {
    const table = scene({ fleets: [['pinque'], ['fregate']] })
      .dice(6, 4)
      .attack('pinque', 'fregate')
    expect(table.told('fights')).toMatchObject([{ totals: [7, 8], winner: 1 }])
  })

  test('a tie goes to the attacker', () => {
    const table = scene({ fleets: [['brick'], ['galion']] })
      .dice(3, 3)
      .attack('brick', 'galion')
    expect(table.told('fights')).toMatchObject([{ totals: [7, 7], winner: 0 }])
    expect(table.fleet(1)).toEqual([])
  })

  test('no goods may be used in a fight', () => {
    const table = scene({ fleets: [['brick: Ivory', 'sloop'], ['galion: Sugar']] })
    table.dice(1, 6).attack('brick', 'galion') // decided by the dice alone: nobody was asked
    expect(table.told('uses')).toEqual([])
    expect(table.told('fights')).toMatchObject([{ totals: [5, 10], winner: 1 }])
    expect(table.offers('use')).toEqual([])
  })

  test('an attack ends the turn, won or lost', () => {
    expect(
      scene({ fleets: [['brick'], ['galion'], []] })
        .dice(6, 1)
        .attack('brick', 'galion').asked,
    ).toBe(1)
    expect(
      scene({ fleets: [['brick'], ['galion'], []] })
        .dice(1, 6)
        .attack('brick', 'galion').asked,
    ).toBe(1)
  })

  test('after the loot of a defender the turn passes on from the attacker', () => {
    const table = scene({ fleets: [['brick: Salt'], [], ['galion']] })
      .dice(1, 6)
      .attack('brick', 'galion')
    expect(table.asked).toBe(2)
    expect(table.load('galion').asked).toBe(1)
  })
})

describe('the losing ship', () => {
  test('if it carries nothing, it goes face down under the pile of the port', () => {
    const table = scene({
      fleets: [['brick'], ['galion']],
      row: ['pinque', 'flute', 'cotre', 'sloop'],
      pile: ['vaisseau', 'corvette'],
    })
    table.dice(6, 1).attack('brick', 'galion')
    expect(table.fleet(0)).toEqual(['brick'])
    expect(table.fleet(1)).toEqual([])
    expect(table.pile).toEqual(['vaisseau', 'corvette', 'galion'])
    expect(table.pileSeenBy(0)).toEqual([null, null, null])
    expect(table.told('returns')).toEqual([{ say: 'returns', seat: 1, ship: card('galion') }])
  })

  test('the attacker who loses with an empty ship loses the ship', () => {
    const table = scene({
      fleets: [['brick'], ['galion']],
      row: ['pinque', 'flute', 'cotre', 'sloop'],
      pile: ['vaisseau'],
    })
    table.dice(1, 6).attack('brick', 'galion')
    expect(table.fleet(0)).toEqual([])
    expect(table.pile).toEqual(['vaisseau', 'brick'])
  })

  test('after loot is taken, it stays with its owner', () => {
    const table = scene({ fleets: [['brick'], ['galion: Silver chest', 'pinque']] })
      .dice(6, 1)
      .attack('brick', 'galion')
    table.load('brick')
    expect(table.fleet(0)).toEqual(['brick: Silver chest'])
    expect(table.fleet(1)).toEqual(['galion', 'pinque'])
  })
})

describe('loot', () => {
  test('the winner may take the cargo card of the losing ship, goods or treasure', () => {
    for (const cargo of ['Rum', 'Silver chest']) {
      const table = scene({ fleets: [['brick'], [`galion: ${cargo}`]] })
        .dice(6, 1)
        .attack('brick', 'galion')
      expect(table.asked).toBe(0)
      expect(table.options).toEqual(['load brick', 'leave'])
      expect(table.load('brick').fleet(0)).toEqual([`brick: ${cargo}`])
    }
  })

  test('a defender who wins loots too', () => {
    const table = scene({ fleets: [['brick: Silver chest'], ['galion']] })
      .dice(1, 6)
      .attack('brick', 'galion')
    expect(table.asked).toBe(1)
    expect(table.whyNot('act', 1)).toEqual([]) // it is the attacker's turn, but the defender chooses
    table.load('galion')
    expect(table.fleet(0)).toEqual(['brick'])
    expect(table.fleet(1)).toEqual(['galion: Silver chest'])
    expect(table.told('loots')).toMatchObject([{ seat: 1, from: 0 }])
  })

  test('loot goes under a free ship, the one that fought included', () => {
    const table = scene({ fleets: [['pinque', 'brick', 'cotre: Salt'], ['galion: Rum']] })
    table.dice(6, 1).attack('brick', 'galion')
    expect(table.options).toEqual(['load pinque', 'load brick', 'leave'])
    expect(table.load('pinque').fleet(0)).toEqual(['pinque: Rum', 'brick', 'cotre: Salt'])
  })

  test('a ship that carries something fights, but another must take the loot', () => {
    const table = scene({ fleets: [['brick: Salt', 'pinque'], ['galion: Rum']] })
      .dice(6, 1)
      .attack('brick', 'galion')
    expect(table.options).toEqual(['load pinque', 'leave'])
  })

  test('without a free ship a card is dropped to the bottom of its pile', () => {
    const table = scene({ fleets: [['brick: Salt', 'pinque: Silver chest'], ['galion: Rum']] })
    table.dice(6, 1).attack('brick', 'galion')
    expect(table.options).toEqual(['drop Salt', 'drop Silver chest', 'leave'])
    table.drop('Salt')
    expect(table.fleet(0)).toEqual(['brick: Rum', 'pinque: Silver chest'])
    expect(table.fleet(1)).toEqual(['galion'])
    expect(table.goods).toEqual(['Spices', 'Canvas', 'Tobacco', 'Sugar', 'Ivory', 'Salt'])
    expect(table.told('drops')).toEqual([{ say: 'drops', seat: 0, card: card('Salt') }])
  })

  test('a dropped treasure goes under the treasures, and the loot under the ship that carried it', () => {
    const table = scene({ fleets: [['brick: Salt', 'pinque: Silver chest'], ['galion: Emerald chalice']] })
    table.dice(6, 1).attack('brick', 'galion').drop('Silver chest')
    expect(table.fleet(0)).toEqual(['brick: Salt', 'pinque: Emerald chalice'])
    expect(table.treasures).toEqual(['Lagoon pearls', 'Drowned crown', 'Gold of Vera Cruz', 'Silver chest'])
  })

  test('a defender without a free ship may drop a card too', () => {
    const table = scene({ fleets: [['brick: Silver chest'], ['galion: Rum']] })
      .dice(1, 6)
      .attack('brick', 'galion')
    expect(table.options).toEqual(['drop Rum', 'leave'])
    table.drop('Rum')
    expect(table.fleet(1)).toEqual(['galion: Silver chest'])
    expect(table.goods.at(-1)).toBe('Rum')
  })

  test('a card dropped under an empty pile can be won at once', () => {
    const table = scene({ fleets: [['brick: Silver chest'], ['galion: Rum', 'flute']], treasures: [] })
    table.dice(6, 1).attack('brick', 'galion').drop('Silver chest')
    expect(table.asked).toBe(1)
    expect(table.options).toContain('hunt')
  })

  test('with a free ship nothing may be dropped', () => {
    const table = scene({ fleets: [['brick: Salt', 'pinque'], ['galion: Rum']] })
      .dice(6, 1)
      .attack('brick', 'galion')
    expect(table.offers('drop')).toEqual([])
  })

  test('loot may be declined', () => {
    const table = scene({ fleets: [['brick: Salt'], ['galion: Rum']] })
      .dice(6, 1)
      .attack('brick', 'galion')
      .leave()
    expect(table.fleet(0)).toEqual(['brick: Salt'])
    expect(table.fleet(1)).toEqual(['galion: Rum'])
    expect(table.told('spares')).toEqual([{ say: 'spares', seat: 0, card: card('Rum') }])
    expect(table.asked).toBe(1)
  })

  test('a defender may decline as well', () => {
    const table = scene({ fleets: [['brick: Salt'], ['galion']] })
      .dice(1, 6)
      .attack('brick', 'galion')
      .leave()
    expect([table.fleet(0), table.fleet(1)]).toEqual([['brick: Salt'], ['galion']])
  })

  test('looted goods help their new owner', () => {
    const table = scene({ fleets: [['brick'], ['galion: Sugar']], row: ['chaloupe', 'pinque'], pile: [] })
    table.dice(6, 1).attack('brick', 'galion').load('brick')
    table.dice(6, 5, 1, 1, 1).arm()
    expect(table.offers('use')).toEqual([])
    table.place('pinque', 6, 5)
    table.dice(6, 1, 1, 1, 1).arm()
    expect(table.offers('use Sugar')).toEqual(['use Sugar 1 6'])
  })
})
