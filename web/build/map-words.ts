// Words for marks of the boards that no legend explains, by the key that the board gives them.

export const FEATURE_WORDS: Readonly<Record<string, string>> = {
  'american-limit': 'Americans halt here (Nysa 1945)',
  'antwerp-access': 'Access to Antwerp',
  closed: 'Nobody enters this country',
  dgl: 'Side of the Drawn Game Line',
  'east-of-elbe': 'East of the Elbe',
  'east-of-rhine': 'East of the Rhine',
  'eastern-poland': 'Eastern Poland',
  haven: 'Supplies who is inside',
  landing: 'An invasion may land here',
  nysa: 'Nysa 1945 begins with it in hands',
  pass: 'Alpine pass',
  'rail-edge': 'A railway leaves the map here',
  'rhine-bank': 'Bank of the Rhine',
  'road-edge': 'A road leaves the map here',
  stars: 'Two Stars begins with it in hands',
  'yugoslav-coast': 'Coast of Yugoslavia',
}

export const VALUE_WORDS: Readonly<Record<string, string>> = {
  agc: 'Army Group C',
  agn: 'Army Group North',
  ags: 'Army Group South',
  allied: 'Allied',
  american: 'American',
  german: 'German',
  polish: 'Polish',
  soviet: 'Soviet',
}
