// Every unit of Munich War, support units included. What the rulebook states is listed after `!`; the rest is
// reconstructed (docs/reconstruction.md). `setup` is where a unit begins: `fort` in a hex with that symbol, `home` anywhere in
// its country, `french-border`, `german-city`, `ruhr`, `london`, or in a display: `available`, `reinforcement`. `suggested` is a
// legal hex for players who do not want to choose. `reduced` units begin with one step; `pursuit` is the plus sign (13.1).
// Aircraft show their combat factor first and their range last, fleets their bombardment factor first; special forces succeed
// on a die of 1 to `success`.
export const countersText = `
format 1
counters "Munich War" values=attack,defence,movement
nations Germany Czechoslovakia Belgium Denmark Estonia Latvia Lithuania Finland France "Great Britain" Hungary Italy Netherlands Poland Romania "Soviet Union" Yugoslavia
types armor mechanized-infantry armored-cavalry infantry second-line alpine cavalry security marines aaa fortification airstrike airlift naval-bombardment amphibious special-forces
sizes army corps division division-group brigade brigade-group regiment fort support
mobilities mechanized non-mechanized static air naval special

counter ge-kb "Konigsberg Fortress" nation=Germany type=fortification size=fort mobility=static steps=0-4-0/0-2-0 abbreviation=KB setup=fort suggested=3209 flak !name,nation,type,size,abbreviation,setup,flak
counter ge-oq "Oder Quadrilateral" nation=Germany type=fortification size=fort mobility=static steps=0-4-0/0-2-0 abbreviation=OQ setup=fort suggested=2612 flak !name,nation,type,size,abbreviation,setup,flak
counter ge-16 "16th Panzer Corps" nation=Germany type=armor size=corps mobility=mechanized steps=6-4-5/3-2-5 setup=home suggested=2315 pursuit !name,nation,type,size,setup
counter ge-18 "18th Panzer Corps" nation=Germany type=armor size=corps mobility=mechanized steps=6-4-5/3-2-5 setup=home suggested=2717 pursuit !name,nation,type,size,setup
counter ge-light "Light Corps" nation=Germany type=armored-cavalry size=corps mobility=mechanized steps=4-3-5/2-2-5 setup=home suggested=2316 pursuit !nation,type,size,setup
counter ge-14 "14th Motorized Corps" nation=Germany type=mechanized-infantry size=corps mobility=mechanized steps=4-4-5/2-2-5 setup=home suggested=2815 !nation,type,size,setup
counter ge-1 "1st Corps (Konigsberg)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=3210 !nation,type,size,setup
counter ge-2 "2nd Corps (Stettin)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2810 !nation,type,size,setup
counter ge-3 "3rd Corps (Berlin)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2614 !nation,type,size,setup
counter ge-4 "4th Corps (Dresden)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2513 !nation,type,size,setup
counter ge-5 "5th Corps (Stuttgart)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=1816 !nation,type,size,setup
counter ge-6 "6th Corps (Munster)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=1712 !nation,type,size,setup
counter ge-7 "7th Corps (Munich)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2417 !nation,type,size,setup
counter ge-8 "8th Corps (Breslau)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2714 !nation,type,size,setup
counter ge-9 "9th Corps (Kassel)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2414 !nation,type,size,setup
counter ge-10 "10th Corps (Hamburg)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2315 !nation,type,size,setup
counter ge-11 "11th Corps (Hannover)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2414 !nation,type,size,setup
counter ge-12 "12th Corps (Wiesbaden)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=1815 !nation,type,size,setup
counter ge-13 "13th Corps (Nuremberg)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=home suggested=2316 !nation,type,size,setup
counter ge-sp "Saar-Pfalz" nation=Germany type=second-line size=corps mobility=non-mechanized steps=1-2-2 abbreviation=SP setup=french-border suggested=1815 !name,nation,type,size,abbreviation,setup
counter ge-eifel "Eifel" nation=Germany type=second-line size=corps mobility=non-mechanized steps=1-2-2 setup=french-border suggested=1714 !nation,type,size,setup
counter ge-oberrhein "Oberrhein" nation=Germany type=second-line size=corps mobility=non-mechanized steps=1-2-2 setup=french-border suggested=1817 !nation,type,size,setup
counter ge-wf "West Front" nation=Germany type=second-line size=corps mobility=non-mechanized steps=1-2-2 abbreviation=WF setup=french-border suggested=1816 !name,nation,type,size,abbreviation,setup
counter ge-gebirg "Gebirgsjager Corps" nation=Germany type=alpine size=corps mobility=non-mechanized steps=3-4-3/1-2-3 abbreviation=Gebirg setup=home suggested=2517 !name,nation,type,size,abbreviation,setup
counter ge-flak1 "1st Flak Corps" nation=Germany type=aaa size=corps mobility=static steps=0-1-0 setup=ruhr suggested=1812 flak !nation,type,size,setup,flak
counter ge-flak2 "2nd Flak Corps" nation=Germany type=aaa size=corps mobility=static steps=0-1-0 setup=german-city suggested=2511 flak !nation,type,size,setup,flak
counter ge-flak3 "3rd Flak Corps" nation=Germany type=aaa size=corps mobility=static steps=0-1-0 setup=german-city suggested=2210 flak !nation,type,size,setup,flak
counter ge-l1 "1st Luftflotte" nation=Germany type=airstrike size=support mobility=air steps=2-0-6/1-0-6 abbreviation=L1 setup=available !name,nation,type,abbreviation,setup
counter ge-l2 "2nd Luftflotte" nation=Germany type=airstrike size=support mobility=air steps=2-0-6/1-0-6 abbreviation=L2 setup=available !name,nation,type,abbreviation,setup
counter ge-l3 "3rd Luftflotte" nation=Germany type=airstrike size=support mobility=air steps=2-0-6/1-0-6 abbreviation=L3 setup=available !name,nation,type,abbreviation,setup
counter ge-airlift "Airlift" nation=Germany type=airlift size=support mobility=air steps=0-0-8/0-0-6 setup=available !nation,type,setup
counter ge-transport "Naval Transport" nation=Germany type=amphibious size=support mobility=naval steps=0-0-0 setup=available !nation,type,setup
counter ge-ab "Abwehr" nation=Germany type=special-forces size=support mobility=special steps=0-0-0 abbreviation=AB success=4 setup=available !name,nation,type,abbreviation,setup
counter ge-fk "Freikorps" nation=Germany type=special-forces size=support mobility=special steps=0-0-0 abbreviation=FK success=3 setup=available !name,nation,type,abbreviation,setup
counter ge-fd "Flieger Division" nation=Germany type=special-forces size=support mobility=special steps=0-0-0 abbreviation=FD success=4 setup=available !name,nation,type,abbreviation,setup
counter ge-15 "15th Panzer Corps" nation=Germany type=armor size=corps mobility=mechanized steps=6-4-5/3-2-5 setup=reinforcement pursuit !name,nation,type,size,setup
counter ge-17 "17th Corps (Vienna)" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=reinforcement !nation,type,size,setup
counter ge-21 "21st Corps" nation=Germany type=infantry size=corps mobility=non-mechanized steps=3-4-3/1-2-3 setup=reinforcement !nation,type,size,setup
counter ge-marine "Marine Division" nation=Germany type=marines size=division mobility=non-mechanized steps=1-1-3 setup=reinforcement !nation,type,size,setup
counter ge-flak4 "4th Flak Corps" nation=Germany type=aaa size=corps mobility=static steps=0-1-0 setup=reinforcement flak !nation,type,size,setup,flak
counter ge-ss "Waffen SS" nation=Germany type=infantry size=division-group mobility=non-mechanized steps=2-2-4 abbreviation=SS setup=reinforcement !name,nation,type,size,abbreviation,setup
counter ge-hg "Hermann Goering" nation=Germany type=aaa size=brigade-group mobility=non-mechanized steps=1-1-4 abbreviation=HG setup=reinforcement flak !name,nation,type,size,abbreviation,setup,flak
counter ge-lk-ost "Luftkommando East Prussia" nation=Germany type=airstrike size=support mobility=air steps=1-0-6/0-0-6 abbreviation=LK setup=reinforcement !name,nation,type,abbreviation,setup
counter ge-lk-vienna "Luftkommando Austria" nation=Germany type=airstrike size=support mobility=air steps=1-0-6/0-0-6 abbreviation=LK setup=reinforcement !name,nation,type,abbreviation,setup
counter ge-19 "19th Panzer Corps" nation=Germany type=armor size=corps mobility=mechanized steps=6-4-5/3-2-5 setup=home suggested=2718 optional pursuit !name,nation,type,size,setup,optional
counter cz-pilsen "Pilsen" nation=Czechoslovakia type=fortification size=fort mobility=static steps=0-4-0/0-2-0 setup=fort suggested=2415 flak !nation,type,size,setup,flak
counter cz-elbe "Elbe Gate" nation=Czechoslovakia type=fortification size=fort mobility=static steps=0-4-0/0-2-0 setup=fort suggested=2514 flak !nation,type,size,setup,flak
counter cz-nachod "Nachod" nation=Czechoslovakia type=fortification size=fort mobility=static steps=0-4-0/0-2-0 setup=fort suggested=2715 flak !nation,type,size,setup,flak
counter cz-opava "Opava" nation=Czechoslovakia type=fortification size=fort mobility=static steps=0-4-0/0-2-0 setup=fort suggested=2916 flak !nation,type,size,setup,flak
counter cz-znojmo "Znojmo" nation=Czechoslovakia type=fortification size=fort mobility=static steps=0-4-0/0-2-0 setup=fort suggested=2716 flak !nation,type,size,setup,flak
counter cz-bratislava "Bratislava" nation=Czechoslovakia type=fortification size=fort mobility=static steps=0-4-0/0-2-0 setup=fort suggested=2818 flak !nation,type,size,setup,flak
counter cz-1 "1st Army (Havlicek)" nation=Czechoslovakia type=infantry size=army mobility=non-mechanized steps=5-6-3/3-3-3 setup=home suggested=2515 !nation,type,size,setup
counter cz-2 "2nd Army (Jirasek)" nation=Czechoslovakia type=infantry size=army mobility=non-mechanized steps=5-6-3/3-3-3 setup=home suggested=2816 !nation,type,size,setup
counter cz-3 "3rd Army (Stefanik)" nation=Czechoslovakia type=infantry size=army mobility=non-mechanized steps=5-6-3/3-3-3 setup=home suggested=2818 !nation,type,size,setup
counter cz-4 "4th Army (Neruda)" nation=Czechoslovakia type=infantry size=army mobility=non-mechanized steps=5-6-3/3-3-3 setup=home suggested=2716 !nation,type,size,setup
counter cz-b11 "11th Border Area" nation=Czechoslovakia type=second-line size=corps mobility=non-mechanized steps=1-2-2 setup=home suggested=2415 !nation,type,size,setup
counter cz-b12 "12th Border Area" nation=Czechoslovakia type=second-line size=corps mobility=non-mechanized steps=1-2-2 setup=home suggested=2514 !nation,type,size,setup
counter cz-b13 "13th Border Area" nation=Czechoslovakia type=second-line size=corps mobility=non-mechanized steps=1-2-2 setup=home suggested=2715 !nation,type,size,setup
counter cz-mc "Mobile Corps" nation=Czechoslovakia type=armored-cavalry size=corps mobility=mechanized steps=4-3-4/2-2-4 abbreviation=MC setup=home suggested=2616 !name,nation,type,size,abbreviation,setup
counter cz-ghq "General Headquarters Reserve" nation=Czechoslovakia type=infantry size=army mobility=non-mechanized steps=5-6-3/3-3-3 abbreviation=GHQ setup=reinforcement !name,nation,type,size,abbreviation,setup
counter cz-air "Czechoslovak Air Force" nation=Czechoslovakia type=airstrike size=support mobility=air steps=1-0-4/0-0-4 setup=reinforcement !nation,type,setup
counter be-ee "Eben Emael" nation=Belgium type=fortification size=fort mobility=static steps=0-3-0/0-1-0 abbreviation=EE setup=fort suggested=1613 flak !name,nation,type,size,abbreviation,setup,flak
counter be-fa "Field Army" nation=Belgium type=infantry size=army mobility=non-mechanized steps=3-5-3/2-3-3 abbreviation=FA setup=home suggested=1512 reduced !name,nation,type,size,abbreviation,setup,reduced
counter be-cav "Cavalry Corps" nation=Belgium type=cavalry size=corps mobility=non-mechanized steps=1-2-4 setup=home suggested=1612 !nation,type,size,setup
counter dk-army "Danish Army" nation=Denmark type=infantry size=corps mobility=non-mechanized steps=1-2-3 setup=home suggested=2407 !nation,type,size,setup
counter es-army "Estonian Army" nation=Estonia type=infantry size=corps mobility=non-mechanized steps=1-2-3 setup=home suggested=3803 !nation,type,size,setup
counter la-army "Latvian Army" nation=Latvia type=infantry size=corps mobility=non-mechanized steps=1-2-3 setup=home suggested=3607 !nation,type,size,setup
counter li-army "Lithuanian Army" nation=Lithuania type=infantry size=corps mobility=non-mechanized steps=1-2-3 setup=home suggested=3509 !nation,type,size,setup
counter fi-ml "Mannerheim Line" nation=Finland type=fortification size=fort mobility=static steps=0-4-0/0-2-0 abbreviation=ML setup=fort suggested=4001 flak !name,nation,type,size,abbreviation,setup,flak
counter fi-k "Karelia" nation=Finland type=infantry size=corps mobility=non-mechanized steps=2-4-3/1-2-3 abbreviation=K setup=home suggested=3901 !name,nation,type,size,abbreviation,setup
counter fi-2 "2nd Corps" nation=Finland type=infantry size=corps mobility=non-mechanized steps=2-4-3/1-2-3 setup=reinforcement !nation,type,size,setup
counter fr-metz "Metz" nation=France type=fortification size=fort mobility=static steps=0-6-0/0-3-0 setup=fort suggested=1615 flak !nation,type,size,setup,flak
counter fr-lauter "Lauter" nation=France type=fortification size=fort mobility=static steps=0-6-0/0-3-0 setup=fort suggested=1716 flak !nation,type,size,setup,flak
counter fr-belfort "Belfort" nation=France type=fortification size=fort mobility=static steps=0-6-0/0-3-0 setup=fort suggested=1617 flak !nation,type,size,setup,flak
counter fr-alpes "Alpes Maritimes" nation=France type=fortification size=fort mobility=static steps=0-6-0/0-3-0 setup=fort suggested=1623 flak !nation,type,size,setup,flak
counter fr-3 "3rd Army" nation=France type=infantry size=army mobility=non-mechanized steps=7-8-3/3-5-3 setup=home suggested=1615 !nation,type,size,setup
counter fr-4 "4th Army" nation=France type=infantry size=army mobility=non-mechanized steps=7-8-3/3-5-3 setup=home suggested=1715 !nation,type,size,setup
counter fr-1 "1st Army" nation=France type=infantry size=army mobility=non-mechanized steps=7-8-3/3-5-3 setup=home suggested=1412 reduced !nation,type,size,setup,reduced
counter fr-2 "2nd Army" nation=France type=infantry size=army mobility=non-mechanized steps=7-8-3/3-5-3 setup=home suggested=1514 reduced !nation,type,size,setup,reduced
counter fr-5 "5th Army" nation=France type=infantry size=army mobility=non-mechanized steps=7-8-3/3-5-3 setup=home suggested=1716 reduced !nation,type,size,setup,reduced
counter fr-8 "8th Army" nation=France type=infantry size=army mobility=non-mechanized steps=7-8-3/3-5-3 setup=home suggested=1617 reduced !nation,type,size,setup,reduced
counter fr-6 "6th Alpine Army" nation=France type=alpine size=army mobility=non-mechanized steps=5-6-3/2-4-3 setup=home suggested=1521 !nation,type,size,setup
counter fr-clm "Light Mechanized Corps" nation=France type=armored-cavalry size=corps mobility=mechanized steps=3-3-5/2-2-5 abbreviation=CLM setup=home suggested=1414 !name,nation,type,size,abbreviation,setup
counter fr-air1 "1st Air Army" nation=France type=airstrike size=support mobility=air steps=1-0-5/0-0-5 setup=available !nation,type,setup
counter fr-fleet "French Fleet" nation=France type=naval-bombardment size=support mobility=naval steps=1-0-0 setup=available !nation,type,setup
counter fr-transport "Naval Transport" nation=France type=amphibious size=support mobility=naval steps=0-0-0 setup=available !nation,type,setup
counter fr-7 "7th Army" nation=France type=infantry size=army mobility=non-mechanized steps=7-8-3/3-5-3 setup=reinforcement !nation,type,size,setup
counter fr-ada "Army of Africa" nation=France type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 abbreviation=AdA setup=reinforcement !name,nation,type,size,abbreviation,setup
counter fr-ch "Chasseurs" nation=France type=mechanized-infantry size=corps mobility=mechanized steps=3-3-5/1-2-5 abbreviation=CH setup=reinforcement !name,nation,type,size,abbreviation,setup
counter fr-marines "Colonial Division" nation=France type=marines size=division mobility=non-mechanized steps=1-1-3 setup=reinforcement !nation,type,size,setup
counter fr-air3 "3rd Air Army" nation=France type=airstrike size=support mobility=air steps=1-0-5/0-0-5 setup=reinforcement !nation,type,setup
counter fr-deg "De Gaulle" nation=France type=armor size=corps mobility=mechanized steps=4-3-5/2-2-5 setup=home suggested=1315 optional pursuit !name,nation,type,size,setup,optional
counter gb-mobile "Mobile Corps" nation="Great Britain" type=armor size=corps mobility=mechanized steps=4-3-5/2-2-5 setup=home suggested=1010 reduced pursuit !name,nation,type,size,setup,reduced
counter gb-bef "British Expeditionary Force" nation="Great Britain" type=infantry size=corps mobility=non-mechanized steps=3-4-4/1-2-4 abbreviation=BEF setup=home suggested=1110 !name,nation,type,size,abbreviation,setup
counter gb-adc "Air Defense Command" nation="Great Britain" type=aaa size=corps mobility=static steps=0-1-0 abbreviation=ADC setup=london suggested=1110 flak !name,nation,type,size,abbreviation,setup,flak
counter gb-air1 "1st Group" nation="Great Britain" type=airstrike size=support mobility=air steps=1-0-7/0-0-7 setup=available !name,nation,type,setup
counter gb-air2 "2nd Group" nation="Great Britain" type=airstrike size=support mobility=air steps=1-0-7/0-0-7 setup=available !name,nation,type,setup
counter gb-fleet "Royal Navy" nation="Great Britain" type=naval-bombardment size=support mobility=naval steps=2-0-0 setup=available !nation,type,setup
counter gb-transport "Naval Transport" nation="Great Britain" type=amphibious size=support mobility=naval steps=0-0-0 setup=available !nation,type,setup
counter gb-cw "Commonwealth Corps" nation="Great Britain" type=infantry size=corps mobility=non-mechanized steps=3-4-4/1-2-4 abbreviation=CW setup=reinforcement !name,nation,type,size,abbreviation,setup
counter gb-ta "Territorial Army" nation="Great Britain" type=second-line size=corps mobility=non-mechanized steps=1-2-3 abbreviation=TA setup=reinforcement !name,nation,type,size,abbreviation,setup
counter gb-marines "Royal Marines" nation="Great Britain" type=marines size=brigade mobility=non-mechanized steps=1-1-3 setup=reinforcement !nation,type,size,setup
counter gb-fc "Fighter Command" nation="Great Britain" type=airstrike size=support mobility=air steps=2-0-4/1-0-4 setup=reinforcement !name,nation,type,setup
counter gb-soe "Special Operations Executive" nation="Great Britain" type=special-forces size=support mobility=special steps=0-0-0 abbreviation=SOE success=3 setup=reinforcement !name,nation,type,abbreviation,setup
counter hu-1 "1st Army" nation=Hungary type=infantry size=army mobility=non-mechanized steps=3-4-3/2-2-3 setup=home suggested=3019 !nation,type,size,setup
counter hu-mobl "Mobile Corps" nation=Hungary type=cavalry size=corps mobility=non-mechanized steps=2-2-4/1-1-4 abbreviation=Mobl setup=home suggested=3219 !name,nation,type,size,abbreviation,setup
counter hu-2 "2nd Army" nation=Hungary type=infantry size=army mobility=non-mechanized steps=3-4-3/2-2-3 setup=reinforcement !nation,type,size,setup
counter it-1 "1st Army" nation=Italy type=infantry size=army mobility=non-mechanized steps=5-5-3/2-3-3 setup=home suggested=1721 !nation,type,size,setup
counter it-4 "4th Army" nation=Italy type=infantry size=army mobility=non-mechanized steps=5-5-3/2-3-3 setup=home suggested=1621 !nation,type,size,setup
counter it-2 "2nd Army" nation=Italy type=infantry size=army mobility=non-mechanized steps=5-5-3/2-3-3 setup=home suggested=2321 reduced !nation,type,size,setup,reduced
counter it-8 "8th Army" nation=Italy type=infantry size=army mobility=non-mechanized steps=5-5-3/2-3-3 setup=home suggested=2221 reduced !nation,type,size,setup,reduced
counter it-alp "Alpine Corps" nation=Italy type=alpine size=corps mobility=non-mechanized steps=3-3-3/1-2-3 abbreviation=ALP setup=home suggested=1620 !name,nation,type,size,abbreviation,setup
counter it-ccnn "Blackshirts" nation=Italy type=second-line size=corps mobility=non-mechanized steps=1-2-2 abbreviation=CCNN setup=home suggested=1821 !name,nation,type,size,abbreviation,setup
counter it-air1 "1st Air Fleet" nation=Italy type=airstrike size=support mobility=air steps=1-0-5/0-0-5 setup=available !nation,type,setup
counter it-air2 "2nd Air Fleet" nation=Italy type=airstrike size=support mobility=air steps=1-0-5/0-0-5 setup=available !nation,type,setup
counter it-fleet "Italian Fleet" nation=Italy type=naval-bombardment size=support mobility=naval steps=1-0-0 setup=available !nation,type,setup
counter it-transport "Naval Transport" nation=Italy type=amphibious size=support mobility=naval steps=0-0-0 setup=available !nation,type,setup
counter it-po "Army of the Po" nation=Italy type=mechanized-infantry size=army mobility=mechanized steps=5-5-4/3-3-4 setup=reinforcement !nation,type,size,setup
counter it-7 "7th Army" nation=Italy type=infantry size=army mobility=non-mechanized steps=5-5-3/2-3-3 setup=reinforcement !nation,type,size,setup
counter it-sm "San Marco" nation=Italy type=marines size=regiment mobility=non-mechanized steps=1-1-3 abbreviation=SM setup=reinforcement !name,nation,type,size,abbreviation,setup
counter ne-fa "Field Army" nation=Netherlands type=infantry size=army mobility=non-mechanized steps=2-4-2/1-2-2 abbreviation=FA setup=home suggested=1710 !name,nation,type,size,abbreviation,setup
counter po-k "Krakow Fortress" nation=Poland type=fortification size=fort mobility=static steps=0-3-0/0-1-0 abbreviation=K setup=fort suggested=3115 flak !name,nation,type,size,abbreviation,setup,flak
counter po-g "Grodno Fortress" nation=Poland type=fortification size=fort mobility=static steps=0-3-0/0-1-0 abbreviation=G setup=fort suggested=3510 flak !name,nation,type,size,abbreviation,setup,flak
counter po-w "Warsaw Fortress" nation=Poland type=fortification size=fort mobility=static steps=0-3-0/0-1-0 abbreviation=W setup=fort suggested=3213 flak !name,nation,type,size,abbreviation,setup,flak
counter po-pos "Army Poznan" nation=Poland type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 abbreviation=Pos setup=home suggested=2812 !name,nation,type,size,abbreviation,setup
counter po-lod "Army Lodz" nation=Poland type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 abbreviation=Lod setup=home suggested=3014 !name,nation,type,size,abbreviation,setup
counter po-sil "Army Silesia" nation=Poland type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 abbreviation=Sil setup=home suggested=3015 !name,nation,type,size,abbreviation,setup
counter po-mod "Army Modlin" nation=Poland type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 abbreviation=Mod setup=home suggested=3112 reduced !name,nation,type,size,abbreviation,setup,reduced
counter po-pom "Army Pomorze" nation=Poland type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 abbreviation=POM setup=home suggested=3010 reduced !name,nation,type,size,abbreviation,setup,reduced
counter po-kar "Karpaty" nation=Poland type=alpine size=corps mobility=non-mechanized steps=2-3-3/1-2-3 abbreviation=Kar setup=home suggested=3116 !name,nation,type,size,abbreviation,setup
counter po-ogcav "Operational Group Cavalry" nation=Poland type=cavalry size=corps mobility=non-mechanized steps=2-2-4/1-1-4 setup=home suggested=3411 !nation,type,size,setup
counter po-air "Polish Air Force" nation=Poland type=airstrike size=support mobility=air steps=1-0-4/0-0-4 setup=available !nation,type,setup
counter po-res "Reserve Army" nation=Poland type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 abbreviation=Res setup=reinforcement !name,nation,type,size,abbreviation,setup
counter po-og "Operational Group" nation=Poland type=infantry size=corps mobility=non-mechanized steps=2-3-3/1-2-3 abbreviation=OG setup=reinforcement !name,nation,type,size,abbreviation,setup
counter ro-3 "3rd Army" nation=Romania type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 setup=home suggested=3320 reduced !nation,type,size,setup,reduced
counter ro-4 "4th Army" nation=Romania type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 setup=home suggested=3920 reduced !nation,type,size,setup,reduced
counter ro-mtn "Mountain Corps" nation=Romania type=alpine size=corps mobility=non-mechanized steps=2-3-3/1-2-3 setup=home suggested=3519 !nation,type,size,setup
counter ro-cav "Cavalry Corps" nation=Romania type=cavalry size=corps mobility=non-mechanized steps=2-2-4/1-1-4 setup=reinforcement !nation,type,size,setup
counter su-l "Leningrad Fortified Region" nation="Soviet Union" type=fortification size=fort mobility=static steps=0-4-0/0-2-0 abbreviation=L setup=fort suggested=4101 reduced flak !name,nation,type,size,abbreviation,setup,reduced,flak
counter su-m "Minsk Fortified Region" nation="Soviet Union" type=fortification size=fort mobility=static steps=0-4-0/0-2-0 abbreviation=M setup=fort suggested=3910 reduced flak !name,nation,type,size,abbreviation,setup,reduced,flak
counter su-kiev "Kiev Fortified Region" nation="Soviet Union" type=fortification size=fort mobility=static steps=0-4-0/0-2-0 abbreviation=K setup=fort suggested=4215 reduced flak !name,nation,type,size,abbreviation,setup,reduced,flak
counter su-o "Odessa Fortified Region" nation="Soviet Union" type=fortification size=fort mobility=static steps=0-4-0/0-2-0 abbreviation=O setup=fort suggested=4320 reduced flak !name,nation,type,size,abbreviation,setup,reduced,flak
counter su-3 "3rd Army (Vitebsk)" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=home suggested=4008 reduced !nation,type,size,setup,reduced
counter su-4 "4th Army (Bobruisk)" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=home suggested=3911 reduced !nation,type,size,setup,reduced
counter su-5 "5th Army (Zhitomir)" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=home suggested=4016 reduced !nation,type,size,setup,reduced
counter su-6 "6th Army (Vinnitsa)" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=home suggested=3917 reduced !nation,type,size,setup,reduced
counter su-7 "7th Army (Leningrad)" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=home suggested=4101 reduced !nation,type,size,setup,reduced
counter su-9 "9th Army (Odessa)" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=home suggested=4219 reduced !nation,type,size,setup,reduced
counter su-1trgk "1st Armor Reserve" nation="Soviet Union" type=armor size=army mobility=mechanized steps=9-6-4/4-3-4 setup=home suggested=3910 reduced !name,nation,type,size,setup,reduced
counter su-2trgk "2nd Armor Reserve" nation="Soviet Union" type=armor size=army mobility=mechanized steps=9-6-4/4-3-4 setup=home suggested=4017 reduced !name,nation,type,size,setup,reduced
counter su-cm "Cavalry-Mechanized Group" nation="Soviet Union" type=armored-cavalry size=corps mobility=mechanized steps=4-3-4/2-2-4 abbreviation=CM setup=home suggested=3915 reduced pursuit !name,nation,type,size,abbreviation,setup,reduced
counter su-nkvd "NKVD" nation="Soviet Union" type=security size=division-group mobility=non-mechanized steps=1-2-3 abbreviation=NKVD setup=home suggested=4215 !name,nation,type,size,abbreviation,setup
counter su-air1 "1st Air Army" nation="Soviet Union" type=airstrike size=support mobility=air steps=2-0-5/1-0-5 setup=available !nation,type,setup
counter su-air2 "2nd Air Army" nation="Soviet Union" type=airstrike size=support mobility=air steps=1-0-5/0-0-5 setup=available !nation,type,setup
counter su-vdv "Airborne Forces" nation="Soviet Union" type=special-forces size=support mobility=special steps=0-0-0 abbreviation=VDV success=3 setup=available !name,nation,type,abbreviation,setup
counter su-8 "8th Army" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=reinforcement !nation,type,size,setup
counter su-10 "10th Army" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=reinforcement !nation,type,size,setup
counter su-11 "11th Army" nation="Soviet Union" type=infantry size=army mobility=non-mechanized steps=6-6-3/3-4-3 setup=reinforcement !nation,type,size,setup
counter su-25mech "25th Mechanized Corps" nation="Soviet Union" type=mechanized-infantry size=corps mobility=mechanized steps=4-3-4/2-2-4 setup=reinforcement !nation,type,size,setup
counter su-air3 "3rd Air Army" nation="Soviet Union" type=airstrike size=support mobility=air steps=1-0-5/0-0-5 setup=reinforcement !nation,type,setup
counter su-comint "Comintern" nation="Soviet Union" type=special-forces size=support mobility=special steps=0-0-0 abbreviation=ComInt success=2 setup=reinforcement !name,nation,type,abbreviation,setup
counter yg-2 "2nd Army" nation=Yugoslavia type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 setup=home suggested=2721 reduced !nation,type,size,setup,reduced
counter yg-4 "4th Army" nation=Yugoslavia type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 setup=home suggested=2621 reduced !nation,type,size,setup,reduced
counter yg-7 "7th Army" nation=Yugoslavia type=infantry size=army mobility=non-mechanized steps=4-5-3/2-3-3 setup=reinforcement !nation,type,size,setup
counter yg-mtn "Mountain Corps" nation=Yugoslavia type=alpine size=corps mobility=non-mechanized steps=2-3-3/1-2-3 setup=reinforcement !nation,type,size,setup

end
`
