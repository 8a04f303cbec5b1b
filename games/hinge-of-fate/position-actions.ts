// The actions of the game and its dice in words, for people who write position files.

export const ACTIONS: Readonly<Record<string, string>> = {
  switch: 'the German airpower environments are switched, before the order of a German East player turn',
  order: '{ order: move-fight or fight-move }: the order of the two phases',
  reps: '{ unit }: a REPS marker is laid',
  place: '{ unit, hex }: XXII Corps, a French reinforcement or a Soviet unit arrives',
  begin: '{ unit }: a unit begins to move',
  step: '{ unit, to }: the moving unit enters a hex',
  move: '{ unit, path: […] }: begin and all steps in one, up to the first river that is rolled for',
  exit: '{ unit }: a French unit leaves by the north edge',
  top: '{ unit }: a unit is laid on top of its stack',
  airdrop: 'a bridge seizure is ordered',
  land: '{ hex }: the paratroops land there; without a hex they land on the defenders of a battle',
  'call-off': 'no bridge seizure after all',
  remove: '{ unit }: the opponent removes a unit of an overstacked hex',
  attack: '{ target, unit } opens an attack, { target, units: […], stuka, drop: true } makes a whole one',
  join: '{ unit }: another unit joins the attack',
  stuka: '{ unit }: a Stuka supports the attack',
  drop: 'the paratroops are to land on the target',
  resolve: 'the attack is declared',
  cancel: 'the attack is called off, which is always refused (3.4b, 12.10)',
  roll: 'the die is rolled; { lower: 2 } on a column further left',
  'all-out': 'a DR against a city becomes a BB',
  stall: 'a DR against a city becomes an AS',
  lose: '{ unit }: a step is lost',
  retreat: '{ unit, to }',
  advance: '{ unit }: a unit advances after combat; { unit, to } into a city that was starved out',
  done: 'no more advances; the siege ring is complete',
  seaside: '{ hex }: Operation Seaside against this city',
  pin: '{ unit }: a unit of the siege ring',
  pass: 'no airdrop, no Operation Seaside',
  end: 'the phase is over',
  watch:
    '{ until } or { only: […] }: a German command does not want to be asked at every Allied attack (13.6b)',
}

export const ROLLS: Readonly<Record<string, string>> = {
  battle: 'the die of a battle',
  river: 'a German river crossing',
  airdrop: 'the survival roll of the paratroops',
  'strategic-event': 'the Strategic Events Table',
}
