// Every combat unit of War Comes Early. What the rulebook states is listed after `!`; the rest is reconstructed
// (docs/reconstruction.md). A hex in `setup` is fixed; a word names a set-up zone of 3.1 to 3.3; `pool` waits for an
// army to break down; `suggested` is a legal place for players who do not want to choose.
export const countersText = `
format 1
counters "War Comes Early" values=attack,defence,movement
nations Czechoslovakia "Soviet Union" Yugoslavia Romania France Britain Hungary Poland Italy Germany Belgium Netherlands Denmark Lithuania
types infantry mountain cavalry motorized mechanized static airborne
sizes front army corps division
mobilities mech nonmech

counter cz-a1 "1. Army (Bohemia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2121 suggested=2121 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-a2 "2. Army (northern Moravia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2625 suggested=2625 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-a3 "3. Army (western Slovakia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2528 suggested=2528 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-a4 "4. Army (southern Moravia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2425 suggested=2425 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-ho31 "Border Area 31" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2219 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho32 "Border Area 32" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2119 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho33 "Border Area 33" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=1820 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho34 "Border Area 34" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2329 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho35 "Border Area 35" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2825 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho36 "Border Area 36" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2420 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-c1 "I Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c2 "II Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c3 "III Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c4 "IV Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c5 "V Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c6 "VI Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c7 "VII Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c8 "VIII Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter su-1b "First Belorussian Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-north suggested=5421 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-2b "Second Belorussian Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-north suggested=5323 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-nw "Northwest Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-north suggested=5819 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-sf "Southern Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-south suggested=4933 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-sw "Southwest Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-south suggested=5031 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-uf "Ukrainian Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-south suggested=5128 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-iac "Independent Army Corps" nation="Soviet Union" type=mechanized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=ussr-south suggested=5130 scenario=1938 adHoc noReplacement noReorg !name,nation,size,ce,stacking,setup
counter su-a1 "1st Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a2 "2nd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a3 "3rd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a4 "4th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a5 "5th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a6 "6th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a7 "7th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a8 "8th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a9 "9th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a10 "10th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a11 "11th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a12 "12th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a13 "13th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a14 "14th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a15 "15th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a16 "16th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a17 "17th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a18 "18th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a19 "19th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a20 "20th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a21 "21st Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a22 "22nd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a23 "23rd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a24 "24th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a25 "25th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a26 "26th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a27 "27th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a28 "28th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter yg-a1 "1. Army" nation=Yugoslavia type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=yugoslavia suggested=1632 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter yg-a2 "2. Army" nation=Yugoslavia type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=yugoslavia suggested=1433 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter yg-a4 "4. Army" nation=Yugoslavia type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=yugoslavia suggested=1833 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter yg-i5 "5th Independent Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=yugoslavia suggested=1532 scenario=1938 canFormArmy !name,nation,size,ce,stacking,setup
counter yg-i6 "6th Independent Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=yugoslavia suggested=1733 scenario=1938 canFormArmy !name,nation,size,ce,stacking,setup
counter yg-c1 "I Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c2 "II Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c3 "III Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c4 "IV Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c7 "VII Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c8 "VIII Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-a1 "1. Army" nation=Romania type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=romania suggested=3133 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ro-a3 "3. Army" nation=Romania type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=romania suggested=3233 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ro-cav "Cavalry Corps" nation=Romania type=cavalry size=corps mobility=nonmech steps=2-1-6 ce=1 stacking=1 setup=romania suggested=3134 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter ro-mt "Mountain Corps" nation=Romania type=mountain size=corps mobility=nonmech steps=1-3-6 ce=1 stacking=1 setup=romania suggested=3134 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter ro-c1 "I Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-c5 "V Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-c6 "VI Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-c7 "VII Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-a1 "1. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0211 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a2 "2. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0212 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a3 "3. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0313 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a4 "4. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0213 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a5 "5. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0314 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a6 "6. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0214 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a7 "7. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0315 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a8 "8. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0215 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a9 "9. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0316 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-m1 "1. Motorized Corps" nation=France type=motorized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=france-interior suggested=0112 scenario=1938 noReorg !nation,size,ce,stacking,setup
counter fr-m2 "2. Motorized Corps" nation=France type=motorized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=france-interior suggested=0113 scenario=1938 noReorg !nation,size,ce,stacking,setup
counter fr-m3 "3. Motorized Corps" nation=France type=motorized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=france-interior suggested=0114 scenario=1938 noReorg !nation,size,ce,stacking,setup
counter fr-cav "Cavalry Corps" nation=France type=cavalry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 setup=france-interior suggested=0111 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter uk-bef "British Expeditionary Force" nation=Britain type=motorized size=corps mobility=mech steps=4-5-6 ce=1 stacking=1 setup=france-interior suggested=0109 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter fr-c1 "I Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c2 "II Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c3 "III Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c4 "IV Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c5 "V Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c6 "VI Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c7 "VII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c8 "VIII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c9 "IX Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c10 "X Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c11 "XI Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c12 "XII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c13 "XIII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c16 "XVI Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c17 "XVII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c18 "XVIII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c20 "XX Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-cac "Colonial Army Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !name,nation,size,ce,stacking,pool
counter hu-a1 "1. Army" nation=Hungary type=infantry size=army mobility=nonmech steps=4-5-4 ce=3 stacking=1 setup=hungary suggested=2632 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter hu-a2 "2. Army" nation=Hungary type=infantry size=army mobility=nonmech steps=4-5-4 ce=3 stacking=1 setup=hungary suggested=2332 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter hu-a3 "3. Army" nation=Hungary type=infantry size=army mobility=nonmech steps=4-5-4 ce=3 stacking=1 setup=hungary suggested=2932 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter hu-mc "Mobile Corps" nation=Hungary type=motorized size=corps mobility=mech steps=3-2-6 ce=1 stacking=1 setup=hungary suggested=2733 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter hu-c1 "I Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c2 "II Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c3 "III Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c4 "IV Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c5 "V Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c6 "VI Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c7 "VII Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c8 "VIII Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c9 "IX Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter po-pm "Pomorze Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3416 suggested=3416 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-pz "Poznan Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3017 suggested=3017 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-lz "Lodz Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3322 suggested=3322 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-cc "Cracow Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3125 suggested=3125 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-cr "Carpathian Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3529 suggested=3529 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-mo "Modlin Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3819 suggested=3819 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-na "Narew Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=4120 suggested=4120 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-pr "Prusy Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3524 suggested=3524 scenario=both breaksDown !nation,size,ce,stacking
counter po-cdc "Coastal Defense Command" nation=Poland type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=3713 suggested=3713 scenario=both static !name,nation,size,ce,stacking
counter po-gr "General Reserve" nation=Poland type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=3821 suggested=3821 scenario=both static !name,nation,size,ce,stacking
counter po-cav1 "1. Cavalry Corps" nation=Poland type=cavalry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 setup=4322 suggested=4322 scenario=both noReorg !nation,size,ce,stacking
counter po-cav2 "2. Cavalry Corps" nation=Poland type=cavalry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 setup=3122 suggested=3122 scenario=both noReorg !nation,size,ce,stacking
counter po-bi "Bielsko Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-sc "Slask Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-gj "Group Jaslo" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-kc "Kutno Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-pc "Piotrkow Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-wc "Wyskow (Wyszkow) Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-ec "Eastern Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-dr "Dreser (Dreszer) Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-ng "Northern Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-sg "Southern Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-c1 "I Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c2 "II Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c3 "III Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c4 "IV Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c5 "V Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c6 "VI Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter it-a1 "1. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=0127 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a2 "2. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=1131 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a4 "4. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=0128 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a8 "8. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=1130 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a6 "6. Army (Po), mechanized" nation=Italy type=mechanized size=army mobility=mech steps=8-7-4 ce=3 stacking=1 setup=italy suggested=0930 scenario=1938 breaksDown italianMechArmy !nation,size,ce,stacking,setup
counter it-c1 "I Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c2 "II Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c3 "III Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c4 "IV Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c5 "V Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c6 "VI Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c11 "XI Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c14 "XIV Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-ac "Armored Corps" nation=Italy type=mechanized size=corps mobility=mech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool italianMech !name,nation,size,ce,stacking,pool
counter it-fc "Fast Corps" nation=Italy type=mechanized size=corps mobility=mech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool italianMech !name,nation,size,ce,stacking,pool
counter it-mc "Motorized Corps" nation=Italy type=mechanized size=corps mobility=mech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool italianMech !name,nation,size,ce,stacking,pool
counter ge-sd1 "Static Division Lr 1" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0612 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd2 "Static Division Lr 2" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0513 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd3 "Static Division Lr 3" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0514 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd4 "Static Division Lr 4" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0614 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd5 "Static Division Lr 5" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0615 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd6 "Static Division Lr 6" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0716 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd7 "Static Division Lr 7" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0717 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd8 "Static Division Lr 8" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0617 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd9 "Static Division Lr 9" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0518 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd10 "Static Division Lr 10" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0418 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd11 "Static Division Lr 11" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0319 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-a2 "2. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=2823 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a3 "3. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=3918 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a5 "5. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=0812 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a8 "8. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=2520 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a10 "10. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=1619 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a12 "12. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=1723 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a14 "14. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=2227 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-m14 "XIV Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=germany suggested=2118 scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-m15 "XV Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=germany suggested=2318 scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-m16 "XVI Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=germany suggested=1718 scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-m18 "XVIII Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=vienna-breslau-chain scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-c1 "I Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c2 "II Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c3 "III Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c4 "IV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c5 "V Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c6 "VI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c7 "VII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c8 "VIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c9 "IX Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c10 "X Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c11 "XI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c12 "XII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c13 "XIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-mt18 "XVIII Mountain Corps" nation=Germany type=mountain size=corps mobility=nonmech steps=3-4-6 ce=1 stacking=1 setup=german-city scenario=1938 canFormArmy !name,nation,size,ce,stacking,setup
counter ge-r1 "Static Reserve Corps 1" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r2 "Static Reserve Corps 2" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r3 "Static Reserve Corps 3" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r4 "Static Reserve Corps 4" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r5 "Static Reserve Corps 5" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r6 "Static Reserve Corps 6" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-7f "7th Flieger Division" nation=Germany type=airborne size=division mobility=nonmech steps=0-0-0 ce=0 stacking=0 setup=drop scenario=1938 marker oneUse !name,nation,size,ce,stacking,setup
counter g39-a3 "3. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=3917 suggested=3917 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a4 "4. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=3115 suggested=3115 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a8 "8. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=2921 suggested=2921 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a10 "10. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=3022 suggested=3022 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a14 "14. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=2925 suggested=2925 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-sab "Slovakian Army Bernolak" nation=Germany type=infantry size=army mobility=nonmech steps=1-3-4 ce=1 stacking=1 setup=3130 suggested=3130 scenario=1939 noBreakdown !name,nation,size,ce,stacking
counter g39-m19 "XIX Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=5-4-6 ce=1 stacking=2 setup=3213 suggested=3213 scenario=1939 germanMech noReorg !nation,size,ce,stacking
counter g39-cb "Corps Brand" nation=Germany type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=4217 suggested=4217 scenario=1939 adHoc noReorg !name,nation,size,ce,stacking
counter g39-cw "Corps Wodrig" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 setup=3918 suggested=3918 scenario=1939 adHoc noReorg !name,nation,size,ce,stacking
counter g39-fg "Frontier Guard" nation=Germany type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=2816 suggested=2816 scenario=1939 adHoc noReorg !name,nation,size,ce,stacking
counter g39-c1 "I Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c2 "II Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c3 "III Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c4 "IV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c7 "VII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c8 "VIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c10 "X Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c11 "XI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c13 "XIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c14 "XIV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c15 "XV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c17 "XVII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c18 "XVIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c21 "XXI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c22 "XXII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter be-c1 "I Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c2 "II Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c3 "III Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c4 "IV Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c5 "V Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c6 "VI Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-cav "Cavalry Corps" nation=Belgium type=cavalry size=corps mobility=nonmech steps=2-1-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter ne-c1 "I Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-c2 "II Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-c3 "III Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-c4 "IV Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-lt "Light Corps" nation=Netherlands type=motorized size=corps mobility=mech steps=1-1-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter dn-fa "Danish Army" nation=Denmark type=infantry size=army mobility=nonmech steps=1-2-4 ce=1 stacking=1 setup=denmark scenario=1938 noBreakdown !nation,size,ce,stacking,setup
counter li-fa "Lithuanian Field Army" nation=Lithuania type=infantry size=army mobility=nonmech steps=1-2-4 ce=1 stacking=1 setup=lithuania scenario=1938 noBreakdown !nation,size,ce,stacking,setup

end
`
