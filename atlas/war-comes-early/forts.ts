// Where the works stood in September 1938. The rules give the kinds and that Belgium has one hex (4.5.2), not the
// places.

/** Fortified hexes by kind. */
export const forts: Readonly<Record<string, readonly string[]>> = {
  // The light lines: Trutnov, Liberec, the Elbe gate, the Erzgebirge, the west of Bohemia, the south of Moravia.
  czech: ['2421', '2420', '2219', '2119', '2019', '1919', '1819', '1721', '1823', '2024', '2225', '2327'],
  // The line of casemates from Nachod over Kraliky and the Altvater to Opava.
  'czech-heavy': ['2522', '2523', '2524', '2624', '2725'],
  // Eben-Emael and the ring of Liege, on the road from Aachen.
  belgian: ['0709'],
  // From Trier to Basel, facing France.
  'west-wall': ['0612', '0513', '0514', '0614', '0615', '0716', '0717', '0617', '0518', '0418', '0319'],
  // From Longwy to the Rhine at Basel.
  maginot: ['0412', '0413', '0414', '0515', '0516', '0616', '0517', '0417', '0318', '0218'],
}
