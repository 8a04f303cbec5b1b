// Every unit of Hinge of Fate. What the rulebook states is listed after `!`; the rest is reconstructed
// (docs/reconstruction.md). Movement is not printed on counters (2.10): `mobility` is the unit's column of the terrain
// chart. A hex in `setup` is printed on the counter; a word names where it comes in: slovakia, red-row-north and
// -south, maginot, airdrop; `air` never stands on the map. `arrival` is a turn, R (French, one a turn from the third) or
// event (4.6). `scenario=hinge` takes no part in the Historical scenario (14.2). A `bracketed` unit is ad hoc (2.8).
// The rulebook gives fr-20 its combat factor of 6 and its hex (2.1), and says that XXII Corps, the French R and all
// Soviet units have two steps (9.8 to 9.10).
export const countersText = `
format 1
counters "Hinge of Fate 1939" values=combat
nations Germany Slovakia Poland France "Soviet Union"
types infantry mountain panzer armour cavalry paratroop dive-bomber
sizes army corps division brigade
mobilities panzer cavalry mountain other none

counter agn-1 "I Corps" nation=Germany type=infantry size=corps mobility=other steps=7/4 code=1 group=agn setup=E1923 scenario=both !scenario
counter agn-wo "Special Corps Wodrig" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=Wo group=agn setup=E1922 scenario=both bracketed !name,nation,code,group,scenario
counter agn-br "Special Corps Brandt" nation=Germany type=infantry size=corps mobility=other steps=3/2 code=Br group=agn setup=E1919 scenario=both bracketed !name,nation,code,group,scenario
counter agn-21 "XXI Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=21 group=agn setup=E1526 scenario=both !scenario
counter agn-2 "II Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=2 group=agn setup=E1331 scenario=both !scenario
counter agn-3 "III Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=3 group=agn setup=E1532 scenario=both !scenario
counter agn-19 "XIX Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=9/5 code=19 group=agn setup=E1434 scenario=both noCityAttack !name,nation,type,group,setup,scenario,noCityAttack
counter agn-dnz "Danzig Brigade" nation=Germany type=infantry size=brigade mobility=none steps=2 code=Dnz group=agn setup=E1126 scenario=both static !name,nation,code,group,setup,scenario,static
counter ags-13 "XIII Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=13 group=ags setup=E2434 scenario=both !scenario
counter ags-10 "X Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=10 group=ags setup=E2533 scenario=both !scenario
counter ags-11 "XI Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=11 group=ags setup=E2733 scenario=both !scenario
counter ags-16 "XVI Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=10/5 code=16 group=ags setup=E2833 scenario=both noCityAttack !scenario,noCityAttack
counter ags-4 "IV Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=4 group=ags setup=E2933 scenario=both !scenario
counter ags-15 "XV Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=8/4 code=15 group=ags setup=E3033 scenario=both noCityAttack !scenario,noCityAttack
counter ags-14 "XIV Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=8/4 code=14 group=ags setup=E2934 scenario=both noCityAttack !scenario,noCityAttack
counter ags-7 "VII Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=7 group=ags setup=E3034 scenario=both !scenario
counter ags-8 "VIII Corps" nation=Germany type=infantry size=corps mobility=other steps=7/4 code=8 group=ags setup=E3134 scenario=both !scenario
counter ags-17 "XVII Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=17 group=ags setup=E3335 scenario=both !scenario
counter ags-18 "XVIII Mountain Corps" nation=Germany type=mountain size=corps mobility=mountain steps=6/3 code=18 group=ags setup=E3534 scenario=both !scenario
counter ags-22 "XXII Motorized Corps" nation=Germany type=panzer size=corps mobility=panzer steps=7/4 code=22 group=ags setup=slovakia arrival=3 scenario=both reinforcement noCityAttack !name,nation,type,group,setup,arrival,scenario,reinforcement,noCityAttack
counter slo "Slovakian Army" nation=Slovakia type=infantry size=army mobility=other steps=2 code=Slo group=ags setup=E3831 scenario=both needsArmyGroup noReplacement !name,nation,code,group,scenario,needsArmyGroup,noReplacement
counter lw-fd1 "Flieger Division 1" nation=Germany type=dive-bomber size=division mobility=none steps=4/3 code=FD1 group=luftwaffe setup=air scenario=both stuka !name,nation,type,steps,code,group,setup,scenario,stuka
counter lw-ff "Flieger Fuehrer Command" nation=Germany type=dive-bomber size=division mobility=none steps=4/3 code=FF group=luftwaffe setup=air scenario=both stuka !name,nation,type,steps,code,group,setup,scenario,stuka
counter lw-fkg "Fallschirmjaeger Kampfgruppe" nation=Germany type=paratroop size=brigade mobility=none steps=2 code=FKG group=luftwaffe setup=airdrop scenario=hinge freeStacking noZoneOfControl !name,nation,type,code,group,setup,scenario,freeStacking,noZoneOfControl
counter agc-ei "Eifel Corps" nation=Germany type=infantry size=corps mobility=other steps=4/2 code=Ei group=agc setup=W2634 scenario=hinge bracketed !name,nation,code,group,scenario
counter agc-6 "VI Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=6 group=agc setup=W2635 scenario=hinge !scenario
counter agc-30 "XXX Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=30 group=agc setup=W2637 scenario=hinge !scenario
counter agc-sp "Saar-Pfalz Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=SP group=agc setup=W2738 scenario=hinge bracketed !name,nation,code,group,scenario
counter agc-12 "XII Corps" nation=Germany type=infantry size=corps mobility=other steps=7/4 code=12 group=agc setup=W2839 scenario=hinge !scenario
counter agc-24 "XXIV Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=24 group=agc setup=W3040 scenario=hinge !scenario
counter agc-9 "IX Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=9 group=agc setup=W3241 scenario=hinge !scenario
counter agc-5 "V Corps" nation=Germany type=infantry size=corps mobility=other steps=7/4 code=5 group=agc setup=W3342 scenario=hinge !scenario
counter agc-27 "XXVII Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=27 group=agc setup=W3443 scenario=hinge !scenario
counter pl-bie "Group Bielsk" nation=Poland type=mountain size=corps mobility=mountain steps=3/1 code=Bie group=polish setup=E3333 scenario=both bracketed !name,nation,type,size,code,group,setup,scenario
counter pl-cd "Coastal Defense Group" nation=Poland type=infantry size=division mobility=none steps=2 code=CD group=polish setup=E1026 scenario=both bracketed static !name,nation,code,group,setup,scenario,static
counter pl-crhc "Combat Reserve of the High Command" nation=Poland type=armour size=brigade mobility=panzer steps=2 code=CRHC group=polish setup=E2523 scenario=both bracketed freeStacking noCityAttack !name,nation,code,group,scenario,freeStacking,noCityAttack
counter pl-czk "Group Czersk" nation=Poland type=infantry size=corps mobility=other steps=2 code=Czk group=polish setup=E1329 scenario=both bracketed !name,nation,code,group,scenario
counter pl-grd "Group Grodno" nation=Poland type=infantry size=corps mobility=other steps=2 code=Grd group=polish setup=E1917 scenario=both bracketed !name,nation,code,group,scenario
counter pl-gru "Group Grudziadz" nation=Poland type=infantry size=corps mobility=other steps=3/1 code=Gru group=polish setup=E1628 scenario=both bracketed !name,nation,code,group,scenario
counter pl-hfg "Hela Fortress Garrison" nation=Poland type=infantry size=brigade mobility=none steps=2 code=HFG group=polish setup=E1125 scenario=both bracketed static !name,nation,code,group,setup,scenario,static
counter pl-jas "Group Jaslo" nation=Poland type=infantry size=corps mobility=other steps=2 code=Jas group=polish setup=E3726 scenario=both bracketed !name,nation,code,group,scenario
counter pl-kar "Karpaty Army" nation=Poland type=infantry size=army mobility=other steps=4/2 code=Kar group=polish setup=E3629 scenario=both !name,nation,size,code,group,scenario
counter pl-krk "Krakow Army" nation=Poland type=infantry size=army mobility=other steps=6/3 code=Krk group=polish setup=E3231 scenario=both !name,nation,size,code,group,scenario
counter pl-lod "Lodz Army" nation=Poland type=infantry size=army mobility=other steps=6/3 code=Lod group=polish setup=E2530 scenario=both !name,nation,size,code,group,scenario
counter pl-mod "Modlin Army" nation=Poland type=infantry size=army mobility=other steps=5/3 code=Mod group=polish setup=E2023 scenario=both !name,nation,size,code,group,scenario
counter pl-nar "Group Narew" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=Nar group=polish setup=E2119 scenario=both bracketed !name,nation,code,group,scenario
counter pl-pio "Group Piotrkow" nation=Poland type=infantry size=corps mobility=other steps=3/1 code=Pio group=polish setup=E2830 scenario=both bracketed !name,nation,code,group,scenario
counter pl-png "Prusy Army Northern Group" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=PNG group=polish setup=E2727 scenario=both bracketed !name,nation,code,group,scenario
counter pl-pom "Army Pomorze" nation=Poland type=infantry size=army mobility=other steps=5/3 code=Pom group=polish setup=E1630 scenario=both !name,nation,size,code,group,scenario
counter pl-poz "Poznan Army" nation=Poland type=infantry size=army mobility=other steps=6/3 code=Poz group=polish setup=E1933 scenario=both !name,nation,size,code,group,scenario
counter pl-psg "Prusy Army Southern Group" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=PSG group=polish setup=E3028 scenario=both bracketed !name,nation,code,group,scenario
counter pl-sla "Group Slask" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=Sla group=polish setup=E3132 scenario=both bracketed !name,nation,code,group,scenario
counter pl-wys "Group Wyszkow" nation=Poland type=infantry size=corps mobility=other steps=3/1 code=Wys group=polish setup=E2422 scenario=both bracketed !name,nation,code,group,scenario
counter su-b3 "3rd Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=3 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-b11 "11th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=11 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-bcmg "Cavalry-Mechanized Group" nation="Soviet Union" type=cavalry size=corps mobility=cavalry steps=5/3 code=CMG group=byelorussian setup=red-row-north arrival=event scenario=hinge noCityAttack !name,nation,type,code,group,setup,arrival,scenario,noCityAttack
counter su-b10 "10th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=4/2 code=10 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-b4 "4th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=4 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-u5 "5th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=5 group=ukrainian setup=red-row-south arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-u6 "6th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=7/4 code=6 group=ukrainian setup=red-row-south arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-u12 "12th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=7/4 code=12 group=ukrainian setup=red-row-south arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter fr-21 "XXI Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=21 group=french setup=W2536 scenario=hinge !scenario
counter fr-c "Colonial Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=C group=french setup=W2537 scenario=hinge !name,nation,code,group,scenario
counter fr-9 "IX Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=9 group=french setup=W2639 scenario=hinge !scenario
counter fr-6 "VI Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=6 group=french setup=W2739 scenario=hinge !scenario
counter fr-20 "XX Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=20 group=french setup=W2840 scenario=hinge !nation,type,size,group,setup,scenario
counter fr-5 "V Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=5 group=french setup=W2940 scenario=hinge !scenario
counter fr-8 "VIII Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=8 group=french setup=W3141 scenario=hinge !scenario
counter fr-12 "XII Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=12 group=french setup=W3243 scenario=hinge !scenario
counter fr-na "North African Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=NA group=french setup=maginot arrival=R scenario=hinge reinforcement !name,nation,code,group,setup,arrival,scenario,reinforcement
counter fr-3 "III Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=3 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-10 "X Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=10 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-11 "XI Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=11 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-16 "XVI Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=16 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-18 "XVIII Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=18 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement

end
`
