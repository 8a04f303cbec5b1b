import type { HexOverride } from '../hexes/corrections.ts'

// Corrections by hand to the board of Budziszyn 1945, each with its reason. Everything else follows from the geography
// and from the facts of the rulebook.

export const hexOverrides: readonly HexOverride[] = [
  {
    hexes: ['4738'],
    region: 'Czechoslovakia',
    because: 'Warnsdorf hangs together with Rumburg south of the Seifhennersdorf salient',
  },
  {
    hexes: ['4717', '4817', '4818', '4917', '4918', '4919', '4920', '5018', '4819', '4718', '5019', '5119'],
    terrain: 'forest',
    because:
      'the open-cast mines of Nochten and Reichwalde were dug after the war; this was the Muskau heath',
  },
  {
    hexes: ['4704', '4606', '4607', '4706'],
    terrain: 'forest',
    because: 'the mine of Jänschwalde was dug after the war',
  },
  {
    hexes: ['3811', '3812', '3912', '3913', '3310', '3311', '3411', '2613', '2814', '2815'],
    terrain: 'forest',
    because: 'the mines and spoil heaps of Welzow, Greifenhain and Klettwitz are of later years',
  },
  { hexes: ['3711'], terrain: 'clear', because: 'a spoil heap of later years' },
  {
    hexes: ['5637', '5638', '5737', '5738'],
    terrain: 'hills',
    because: 'the pit of Turów was shallow in 1945 and no mountain stands there',
  },
  {
    hexes: ['3538', '3637', '3737', '3738'],
    terrain: 'mountain',
    because: 'the rocks of Saxon Switzerland stop vehicles, though they rise only two hundred metres',
  },
  {
    hexes: ['2801', '2802', '2901', '2903', '3003', '3404', '3604'],
    terrain: 'clear',
    because: 'dry ground west and south of the Spreewald, where the motorway and the villages are',
  },
  {
    hexes: ['3301', '3401', '3501', '3601', '3701', '3702', '3801', '3802', '3901', '3902'],
    terrain: 'clear',
    because: 'villages from Alt Zauche to Drachhausen stand on the dry northern rim of the Spreewald',
  },
  {
    hexes: ['3302'],
    terrain: 'forest',
    because: 'the Volkssturm of 3402 (Two Stars) must have had a way out to the north',
  },
  { hexes: ['4303'], terrain: 'lake', because: 'the ponds of Peitz are larger than a hex' },
]
