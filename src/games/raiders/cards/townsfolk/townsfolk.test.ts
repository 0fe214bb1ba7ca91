// The townsfolk: what each does in a crew, and what at the Town Hall.
import { describe, expect, test } from 'vitest'
import { hireCost, previewOf } from '#games/raiders'
import { type Board, card, type Scene, type Setting, scene, settlement } from '../../testing/index.ts'

const VILLAGE = { mill: 'black', gate_house: 'black', treasury: 'black' } as const
/** Seat 0 has put a worker into the Town Hall and plays this card. */
function atHall(played: string, me: Board, others: readonly Board[] = [{}], setting: Partial<Setting> = {}): Scene {
  const hand = [played, ...(me.hand ?? [])]
  const saga = { runesaga: true }
  const table = scene({ players: [{ ...me, hand }, ...others], village: VILLAGE, options: saga, ...setting })
  return table.play('place town_hall', `play ${played}`)
}
/** Why it has no effect there. */
function vain(
  played: string,
  me: Board = {},
  others: readonly Board[] = [{}],
  setting: Partial<Setting> = {},
): string[] {
  const players = [{ ...me, hand: [played, ...(me.hand ?? [])] }, ...others]
  const table = scene({ players, village: VILLAGE, options: { runesaga: true }, ...setting }).play('place town_hall')
  expect(table.options).toContain(`play ${played} vain`)
  return table.whyNot(`play ${played}`)
}
/** Strength and glory of a raid with this crew. */
function raidWith(crew: readonly string[], at: string, board: Board = {}): { strength: number; glory: number } {
  const { g } = scene({ players: [{ worker: 'white', crew, ...board }, {}], options: { runesaga: true } })
  return previewOf(g, 0, settlement(at))
}
const HARBOUR = { harbour_a: ['valkyrie', null, null] }
/** Somebody of this crew of two dies at a harbour. */
const mourn = (
  crew: readonly string[],
  dead: string,
  others: readonly Board[] = [{}],
  setting: Partial<Setting> = {},
): Scene =>
  scene({
    players: [{ crew, provisions: 2 }, ...others],
    north: HARBOUR,
    options: { runesaga: true },
    ...setting,
  }).play('raid harbour_a', `bury ${dead}`)

test('a card without effect may still be played, for nothing', () => {
  const table = scene({ players: [{ hand: ['marauder'] }, {}], village: VILLAGE })
  table.play('place town_hall')
  expect([table.options, table.whyNot('play marauder')]).toEqual([['play marauder vain'], ['goods livestock 1 0']])
  table.play('play marauder vain')
  expect([table.discard, table.has(0, 'gold')]).toEqual([['marauder'], [0]])
})

describe('warriors', () => {
  test('Archer: 2 points for each outpost; exchanges an opponent’s worker with one in the village', () => {
    expect(raidWith(['archer', 'archer'], 'outpost_a')).toMatchObject({ strength: 6, glory: 4 })
    const table = atHall('archer', {}, [{ worker: 'white' }], { village: { ...VILLAGE, mill: 'grey' } })
    expect(table.options).toEqual([
      'exchange 1 gate_house',
      'exchange 1 town_hall',
      'exchange 1 treasury',
      'exchange 1 mill',
    ])
    table.play('exchange 1 mill')
    expect([table.player(1).worker, table.village['mill']]).toEqual(['grey', 'white'])
    expect(vain('archer')).toEqual(['other-worker'])
  })
  test('an Archer leaves no black worker in the Armoury or the Long House', () => {
    const village = { armoury: 'grey', long_house: 'white', mill: 'black' } as const
    expect(vain('archer', {}, [{}], { village })).toEqual(['other-worker'])
    const grey = atHall('archer', {}, [{ worker: 'grey' }], { village })
    expect(grey.options).toEqual(['exchange 1 town_hall', 'exchange 1 mill', 'exchange 1 long_house'])
  })
  test('Armourer: 2 strength at monasteries; a step of armour', () => {
    expect([raidWith(['armourer'], 'monastery_a').strength, raidWith(['armourer'], 'fortress_a').strength]).toEqual([
      5, 3,
    ])
    expect(atHall('armourer', {}).player(0).armour).toBe(1)
    expect(vain('armourer', { armour: 10 })).toEqual(['armour-room 10'])
  })
  test('Avenger: killed, an opponent of one’s choice loses one of theirs; each opponent loses a silver', () => {
    const table = mourn(['avenger', 'sage'], 'avenger', [{ crew: ['archer', 'scout'] }, { crew: ['champion'] }, {}])
    expect([table.asked, table.options]).toEqual([0, ['target 1', 'target 2']])
    table.play('target 1')
    expect([table.asked, table.options]).toEqual([1, ['lose archer', 'lose scout']])
    table.play('lose scout')
    expect([table.crew(1), table.crew(2), table.asked]).toEqual([['archer'], ['champion'], 1])
    const hall = atHall('avenger', {}, [{ silver: 2 }, { silver: 0 }])
    expect([hall.has(1, 'silver'), hall.has(2, 'silver'), hall.has(0, 'silver')]).toEqual([[1], [0], [2]])
    expect(vain('avenger', {}, [{ silver: 0 }])).toEqual(['their-goods silver'])
  })
  test('who falls to an Avenger is no step on the Valkyrie track', () => {
    const table = mourn(['avenger', 'sage'], 'avenger', [{ crew: ['mercenary'] }])
    expect([table.crew(1), table.player(1).valkyries, table.player(1).deaths, table.points(1)]).toEqual([[], 0, 0, 0])
  })
  test('Barbarian: 2 strength at fortresses; takes a piece of plunder', () => {
    expect([raidWith(['barbarian'], 'fortress_a').strength, raidWith(['barbarian'], 'outpost_a').strength]).toEqual([
      5, 3,
    ])
    const table = atHall('barbarian', {}, [{ gold: 1 }, { livestock: 2, iron: 1 }])
    expect(table.options).toEqual(['rob 1 gold', 'rob 2 iron', 'rob 2 livestock'])
    table.play('rob 2 livestock')
    expect([table.has(0, 'livestock'), table.has(2, 'livestock')]).toEqual([[1], [1]])
    expect(vain('barbarian')).toEqual(['their-plunder'])
  })
  test('Berserker: killed in a raid, back to the hand; an opponent loses a step of armour', () => {
    const table = mourn(['berserker', 'sage'], 'berserker')
    expect([table.hand(0), table.crew(0), table.player(0).valkyries]).toEqual([['berserker'], ['sage'], 1])
    const hall = atHall('berserker', {}, [{ armour: 3 }, { armour: 1 }])
    expect(hall.options).toEqual(['target 1', 'target 2'])
    expect(hall.play('target 1').player(1).armour).toBe(2)
    expect(vain('berserker')).toEqual(['their-armour'])
  })
  test('Brawler: loses one of the crew for a piece of plunder', () => {
    const table = atHall('brawler', { crew: ['sage', 'archer'] }, [{}], { supply: { iron: 0 } })
    table.play('lose sage')
    expect(table.options).toEqual(['gain gold', 'gain livestock'])
    expect([table.play('gain gold').has(0, 'gold'), table.crew(0)]).toEqual([[1], ['archer']])
    expect(vain('brawler')).toEqual(['own-crew'])
  })
  test('who leaves by a Brawler, an Avenger or for room brings nothing', () => {
    const table = atHall('brawler', { crew: ['mercenary', 'gravedigger', 'berserker'] })
    table.play('lose mercenary', 'gain iron')
    expect([table.points(0), table.hand(0)]).toEqual([0, []])
    const berserk = atHall('brawler', { crew: ['berserker'] }).play('gain iron')
    expect([berserk.hand(0), berserk.discard]).toEqual([[], ['berserker', 'brawler']])
  })
  test('Champion and Warlord: points at the end; each opponent loses a provision, or one gives up to 2 silver', () => {
    expect(scene({ players: [{ crew: ['champion', 'warlord'] }, {}] }).result[0]!.parts['crew']).toBe(5)
    expect(atHall('champion', {}, [{ provisions: 2 }]).has(1, 'provisions')).toEqual([1])
    expect(vain('champion')).toEqual(['their-goods provisions'])
    const table = atHall('warlord', {}, [{ silver: 3 }, { silver: 0 }])
    expect([table.has(0, 'silver'), table.has(1, 'silver')]).toEqual([[4], [1]])
  })
  test('nobody gives more than they have', () => {
    expect(atHall('warlord', {}, [{ silver: 1 }]).has(0, 'silver')).toEqual([3])
    expect(vain('warlord', {}, [{ silver: 0 }])).toEqual(['their-goods silver'])
  })
  test('Marauder: a point for each outpost; livestock for gold', () => {
    expect([raidWith(['marauder'], 'outpost_b').glory, raidWith(['marauder'], 'harbour_a').glory]).toEqual([1, 0])
    expect(atHall('marauder', { livestock: 1 }).has(0, 'livestock', 'gold')).toEqual([0, 1])
    expect(vain('marauder', { livestock: 1 }, [{}], { supply: { gold: 0 } })).toEqual(['supply gold'])
  })
  test('Mercenary: killed in a raid, a point; each opponent gives silver or a provision, as they choose', () => {
    expect(mourn(['mercenary', 'sage'], 'mercenary').points(0)).toBe(2)
    const table = atHall('mercenary', {}, [{ silver: 1, provisions: 1 }, { silver: 0, provisions: 2 }, { silver: 0 }])
    expect([table.asked, table.options]).toEqual([1, ['give silver', 'give provisions']])
    table.play('give provisions')
    expect([table.has(0, 'silver', 'provisions'), table.has(1, 'silver'), table.has(2, 'provisions')]).toEqual([
      [2, 2],
      [1],
      [1],
    ])
  })
  test('who finds neither is told of both', () => {
    expect(vain('mercenary', {}, [{ silver: 0 }])).toEqual(['their-goods silver', 'their-goods provisions'])
    const none = { supply: { gold: 0, iron: 0, livestock: 0 } }
    expect(vain('brawler', { crew: ['sage'] }, [{}], none)).toEqual(['supply gold', 'supply iron', 'supply livestock'])
  })
  test('Shieldmaiden: a point for each monastery; livestock for iron', () => {
    expect(raidWith(['shieldmaiden'], 'monastery_b').glory).toBe(1)
    expect(atHall('shieldmaiden', { livestock: 1 }).has(0, 'livestock', 'iron')).toEqual([0, 1])
  })
  test('Warmonger: a point for each harbour; takes a provision', () => {
    expect(raidWith(['warmonger'], 'harbour_c').glory).toBe(1)
    expect(atHall('warmonger', {}, [{ provisions: 3 }]).has(0, 'provisions')).toEqual([1])
  })
})

describe('neighbours', () => {
  test('Cartographer: fortresses cost a gold less; a provision for gold', () => {
    const { g } = scene({ players: [{ crew: ['cartographer'] }, {}] })
    expect(previewOf(g, 0, settlement('fortress_a')).needs).toEqual({ crew: 5, provisions: 3, gold: 1 })
    expect(atHall('cartographer', { provisions: 1 }).has(0, 'provisions', 'gold')).toEqual([0, 1])
  })
  test('Forager: a provision more at the Mill, but not with gold; 2 provisions', () => {
    const mill = () => scene({ players: [{ worker: 'white', crew: ['forager', 'forager'] }, {}] }).play('place mill')
    expect(mill().play('gain provisions').has(0, 'provisions')).toEqual([4])
    expect(mill().play('gain gold').has(0, 'provisions', 'gold')).toEqual([0, 1])
    expect(atHall('forager', {}).has(0, 'provisions')).toEqual([2])
  })
  test('Gatekeeper: a card more at the Gate House; draws 3', () => {
    const table = scene({ players: [{ crew: ['gatekeeper'] }, {}] }).play('place mill', 'pick gate_house')
    expect(table.hand(0)).toHaveLength(3)
    expect(atHall('gatekeeper', {}).hand(0)).toHaveLength(3)
  })
  test('Gravedigger: killed in a raid, a gold; one of the crew changes places with a card in hand, free', () => {
    expect(mourn(['gravedigger', 'sage'], 'gravedigger').has(0, 'gold')).toEqual([1])
    const table = atHall('gravedigger', { crew: ['forager', 'folke'], hand: ['champion', 'brynjar'], silver: 0 })
    expect(table.options).toEqual(['lose forager', 'lose folke'])
    table.play('lose forager')
    expect(table.options).toEqual(['hire champion'])
    table.play('hire champion')
    expect([table.crew(0), table.hand(0)]).toEqual([
      ['folke', 'champion'],
      ['brynjar', 'forager'],
    ])
    expect(vain('gravedigger', { hand: ['sage'] })).toEqual(['own-crew'])
    expect(vain('gravedigger', { crew: ['sage'] })).toEqual(['other-cards'])
    expect(vain('gravedigger', { crew: ['folke'], hand: [] })).toEqual(['other-cards'])
  })
  test('Huntsman: outposts cost a provision less; a provision and a silver', () => {
    const { g } = scene({ players: [{ crew: ['huntsman'] }, {}] })
    expect(previewOf(g, 0, settlement('outpost_a')).needs.provisions).toBe(3)
    expect(atHall('huntsman', {}).has(0, 'silver', 'provisions')).toEqual([3, 1])
  })
  test('Jeweller: a silver more at the Silversmith; 2 silver for gold', () => {
    expect(
      scene({ players: [{ crew: ['jeweller'] }, {}] })
        .play('place silversmith')
        .has(0, 'silver'),
    ).toEqual([6])
    expect(atHall('jeweller', {}).has(0, 'silver', 'gold')).toEqual([0, 1])
    expect(vain('jeweller', { silver: 1 })).toEqual(['goods silver 2 1'])
  })
  test('Merchant: a point for each livestock at the end', () => {
    expect(scene({ players: [{ crew: ['merchant'], livestock: 3 }, {}] }).result[0]!.parts).toMatchObject({
      crew: 3,
      plunder: 1,
    })
  })
  test('the Merchant uses any other building once, occupied or not, with the worker of the Town Hall', () => {
    const table = atHall('merchant', { iron: 1, livestock: 1, hand: ['sage'] })
    expect(table.options).toEqual(['use gate_house', 'use treasury', 'use barracks', 'use mill', 'use silversmith'])
    table.play('use mill')
    expect([table.has(0, 'provisions'), table.whyNot('pick mill'), table.options.includes('pick mill idle')]).toEqual([
      [1],
      ['unused mill'],
      true,
    ])
    const grey = atHall('merchant', { worker: 'grey', iron: 1, silver: 0 })
    expect(grey.options).toEqual(['use gate_house', 'use armoury', 'use mill', 'use silversmith'])
    expect(grey.play('use armoury').player(0).armour).toBe(2)
  })
  test('Recruiter: hiring at the Barracks costs a silver less', () => {
    const { g } = scene({ players: [{ crew: ['recruiter', 'recruiter'], hand: ['champion', 'forager'] }, {}] })
    expect([hireCost(g, g.players[0]!, card('champion')), hireCost(g, g.players[0]!, card('forager'))]).toEqual([2, 0])
  })
  test('the Recruiter at the Town Hall asks 2 silver, whatever the crew spares; from a full crew one leaves', () => {
    const crew = ['recruiter', 'sage', 'archer', 'scout', 'forager']
    const table = atHall('recruiter', { crew, hand: ['champion'] }).play('hire champion', 'lose sage')
    expect([table.has(0, 'silver'), table.crew(0).includes('champion')]).toEqual([[0], true])
    const hero = atHall('recruiter', { crew: ['folke'], hand: ['champion', 'brynjar'] })
    expect([hero.options, hero.whyNot('hire brynjar')]).toEqual([['hire champion'], ['no-hero folke']])
    expect(vain('recruiter', { silver: 1, hand: ['forager'] })).toEqual(['goods silver 2 1'])
    expect(vain('recruiter')).toEqual(['other-cards'])
    expect(vain('recruiter', { crew: ['folke'], hand: ['brynjar'] })).toEqual(['no-hero folke'])
  })
  test('each Sage allows one more action at the Long House', () => {
    const table = scene({ players: [{ worker: 'grey', crew: ['sage', 'sage'], livestock: 1, gold: 2, iron: 2 }, {}] })
    table.play('place long_house', 'trade', 'offer 2 gold')
    expect(table.options).toContain('enough')
    expect(table.play('enough').stage).toBe('pick')
    const poor = scene({ players: [{ worker: 'grey', crew: ['sage'], silver: 0, livestock: 1 }, {}] })
    expect(poor.play('place long_house', 'trade').stage).toBe('pick')
  })
  test('Sage: the three offerings go under the stack, and three come from its top', () => {
    const table = atHall('sage', {}, [{}], { stack: 2 })
    expect([table.display.length, table.g.stack.cards.length, table.display[2]]).toEqual([3, 2, '2 gold'])
  })
  test('Scout: monasteries cost a provision less; as many cards for as many, both unseen', () => {
    const { g } = scene({ players: [{ crew: ['scout'] }, {}] })
    expect(previewOf(g, 0, settlement('monastery_a')).needs.provisions).toBe(2)
    const table = atHall('scout', { hand: ['archer', 'sage', 'forager'] }, [{ hand: ['champion', 'warlord'] }, {}])
    expect(table.options).toEqual(['barter 1 1', 'barter 1 2'])
    table.play('barter 1 2').answer(0, 'swap 0').answer(1, 'swap 1').answer(1, 'swap 0').answer(0, 'swap 1')
    expect([table.hand(0), table.hand(1)]).toEqual([
      ['sage', 'warlord', 'champion'],
      ['archer', 'forager'],
    ])
    expect([table.told('hands').length, table.told('handed', 0)]).toMatchObject([2, [{ to: 0 }]])
    expect([vain('scout', {}, [{ hand: ['sage'] }]), vain('scout', { hand: ['sage'] })]).toEqual([
      ['other-cards'],
      ['their-cards'],
    ])
  })
  test('Trader: a point for each offering at the end', () => {
    const players = [{ crew: ['trader'], offerings: ['1 gold 1 iron', '1 gold 1 livestock'] }, {}]
    expect(scene({ players }).result[0]!.parts['crew']).toBe(2)
  })
  test('the Trader makes an offering for one piece less, never below nothing, with any worker', () => {
    const table = atHall('trader', { gold: 1, silver: 3 }, [{}], { stack: 5 })
    expect(table.options).toEqual(['offer 2 gold less gold', 'offer 4 silver less silver'])
    expect(table.whyNot('offer 2 iron less iron')).toEqual(['goods iron 1 0'])
    table.play('offer 2 gold less gold')
    expect([table.has(0, 'gold'), table.offerings(0), table.g.stack.cards.length]).toEqual([[0], ['2 gold'], 4])
    expect(vain('trader')).toEqual(['goods gold 1 0'])
  })
})

describe('heroes', () => {
  test('Brynjar: a strength for three steps of armour', () => {
    expect(raidWith(['brynjar'], 'outpost_a', { armour: 7 }).strength).toBe(4 + 7 + 2)
  })
  test('Folke: a strength for each other of the crew', () => {
    expect(raidWith(['folke', 'sage', 'forager'], 'outpost_a').strength).toBe(3 + 1 + 2)
  })
  test('Ragnhildr: a strength for two Valkyries', () => {
    expect(raidWith(['ragnhildr'], 'outpost_a', { valkyries: 5 }).strength).toBe(4 + 2)
  })
  test('Jorunn: a strength for two offerings', () => {
    expect(
      raidWith(['jorunn'], 'outpost_a', { offerings: ['1 gold 1 iron', '1 gold 1 livestock', '1 iron 1 livestock'] })
        .strength,
    ).toBe(5)
  })
})

describe('the Runesaga', () => {
  test('Artisan: a point for each Merchant and Trader of the others; a piece of plunder, and silver for everybody else', () => {
    const players = [{ crew: ['artisan', 'merchant'] }, { crew: ['merchant', 'trader', 'sage'] }]
    expect(scene({ players, options: { runesaga: true } }).result[0]!.parts['crew']).toBe(2)
    const table = atHall('artisan', {}, [{}, {}]).play('gain iron')
    expect([table.has(0, 'iron', 'silver'), table.has(1, 'silver'), table.has(2, 'silver')]).toEqual([[1, 2], [3], [3]])
  })
  test('what is short goes round clockwise from who acts', () => {
    const table = atHall('artisan', {}, [{}, {}], { supply: { silver: 1 } }).play('gain iron')
    expect([table.has(1, 'silver'), table.has(2, 'silver')]).toEqual([[3], [2]])
  })
  test('Assassin: 2 strength with a grey worker; a Valkyrie of the supply on any plunder set', () => {
    expect([
      raidWith(['assassin'], 'outpost_a', { worker: 'grey' }).strength,
      raidWith(['assassin'], 'outpost_a').strength,
    ]).toEqual([5, 3])
    const table = atHall('assassin', {}, [{}], { north: { harbour_a: ['gold', 'gold', ''] } })
    expect(table.offers('curse harbour_a')).toEqual(['curse harbour_a 0', 'curse harbour_a 2'])
    table.play('curse harbour_a 0')
    expect([table.g.north[0]![0], table.g.supply.valkyries]).toEqual([[1, 1, 0, 0], 16])
    expect(vain('assassin', {}, [{}], { supply: { valkyries: 0 } })).toEqual(['valkyries-left'])
  })
  test('Beggar and Labourer leave whenever a worker is placed or picked up', () => {
    const players = [{ silver: 0, crew: ['beggar', 'labourer'] }, {}]
    const table = scene({ players, options: { runesaga: true } }).play('discharge beggar')
    expect([table.has(0, 'silver'), table.stage]).toEqual([[3], 'place'])
    table.play('place mill', 'discharge labourer')
    expect([table.has(0, 'provisions'), table.crew(0), table.kind]).toEqual([[3], [], 'pick'])
  })
  test('Beggar: 2 cards or 2 provisions', () => {
    expect(atHall('beggar', {}).play('gain cards').hand(0)).toHaveLength(2)
    expect(atHall('beggar', {}).play('gain provisions').has(0, 'provisions')).toEqual([2])
  })
  test('Blacksmith: a silver for an offering with iron; 2 silver for iron', () => {
    const players = [{ worker: 'grey' as const, silver: 0, crew: ['blacksmith'], iron: 2, gold: 2 }, {}]
    const long = () => scene({ players, options: { runesaga: true } }).play('place long_house')
    expect([long().play('offer 2 iron').has(0, 'silver'), long().play('offer 2 gold').has(0, 'silver')]).toEqual([
      [1],
      [0],
    ])
    expect(atHall('blacksmith', {}).has(0, 'silver', 'iron')).toEqual([0, 1])
  })
  test('Conspirator: a card when somebody of the crew dies, once a raid; the hand for as many new cards', () => {
    expect(mourn(['conspirator', 'sage'], 'sage').hand(0)).toHaveLength(1)
    expect(mourn(['conspirator', 'sage'], 'conspirator').hand(0)).toHaveLength(1)
    const table = atHall('conspirator', { hand: ['sage', 'archer'] })
    expect([table.hand(0).length, table.discard]).toEqual([2, ['sage', 'archer', 'conspirator']])
  })
  test('Farmer: livestock for an offering that asks none; a provision for livestock', () => {
    const players = [{ worker: 'grey' as const, crew: ['farmer'], gold: 2 }, {}]
    const table = scene({ players, options: { runesaga: true } }).play('place long_house', 'offer 2 gold')
    expect(table.has(0, 'livestock')).toEqual([1])
    expect(atHall('farmer', { provisions: 1 }).has(0, 'livestock')).toEqual([1])
  })
  test('Labourer: iron for livestock', () => {
    expect(atHall('labourer', { iron: 1 }).has(0, 'iron', 'livestock')).toEqual([0, 1])
  })
  test('the Thief takes plunder from a harbour, no Valkyrie, and an empty space can still be raided', () => {
    const north = { harbour_a: ['valkyrie gold', null, null], outpost_a: ['iron', ''] }
    const table = atHall('thief', { crew: ['archer', 'sage'], provisions: 2 }, [{}], { north })
    expect([table.has(0, 'gold'), table.g.north[0]![0]]).toEqual([[1], [1, 0, 0, 0]])
    expect(previewOf(table.g, 1, 0).lacks).not.toContainEqual({ needs: 'plunder-left', settlement: 0 })
    const empty = scene({
      players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}],
      north: { harbour_a: ['', null, null] },
    })
    empty.play('raid harbour_a')
    expect([empty.points(0), empty.player(0).worker]).toEqual([1, 'grey'])
  })
  test('Thief: a silver more at the Treasury', () => {
    const village = { mill: 'black', gate_house: 'black', barracks: 'black' } as const
    const table = scene({ players: [{ crew: ['thief'], hand: ['sage'] }, {}], village, options: { runesaga: true } })
    expect(table.play('place treasury', 'sell sage silver').has(0, 'silver')).toEqual([5])
  })
  test('Tyrant: killed, two steps for one Valkyrie and one of the crew; a point for each opponent with a hero', () => {
    const table = mourn(['tyrant', 'sage'], 'tyrant')
    expect([table.player(0).valkyries, table.player(0).deaths, table.crew(0)]).toEqual([2, 1, ['sage']])
    expect(atHall('tyrant', {}, [{ crew: ['folke'] }, { crew: ['brynjar'] }, {}]).points(0)).toBe(2)
    expect(vain('tyrant')).toEqual(['their-hero'])
  })
})

describe('as first printed', () => {
  const first = { options: { firstPrinting: true } }
  test('six cards are otherwise', () => {
    expect(vain('cartographer', { provisions: 1 }, [{}], first)).toEqual(['goods provisions 2 1'])
    const { g } = scene({ players: [{ hand: ['merchant', 'trader'] }, {}], ...first })
    expect([card('merchant'), card('trader')].map(each => hireCost(g, g.players[0]!, each))).toEqual([1, 2])
    const sage = scene({ players: [{ crew: ['sage'] }, {}], ...first })
    expect(previewOf(sage.g, 0, settlement('outpost_a')).strength).toBe(0)
    expect(atHall('warmonger', {}, [{ provisions: 3 }], first).has(0, 'provisions')).toEqual([2])
  })
  test('the Scout swaps whole hands', () => {
    const table = atHall('scout', { hand: ['archer', 'sage'] }, [{ hand: ['champion'] }], first)
    expect([table.hand(0), table.hand(1), table.kind]).toEqual([['champion'], ['archer', 'sage'], 'pick'])
  })
})
