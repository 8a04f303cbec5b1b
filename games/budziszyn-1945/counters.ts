// Every unit of Budziszyn 1945, 307 counters. What the rulebook states is listed after `!`; the rest is reconstructed
// (docs/reconstruction.md). A step is a combat efficiency level; only artillery has two strengths. `printed`: what can be read
// on a counter pictured in the rulebook. nysa and stars: where a unit begins Nysa 1945 and Two Stars, a hex, hexes to
// choose from, or a place: dresden, gorlitz, cottbus-1, v-corps-line, near-v-corps (within four hexes of a unit of V Corps,
// R39), american-reserve; replacement comes when a German headquarters is lost (R38), after-52nd-army when a unit of its
// type has crossed the Nysa (R43), one-a-day from turn 10. nysaTurn and nysaZone: arrival. starsLoss: steps that a
// starsGroup has lost; starsCut and ...Suggested are a legal choice for players who do not want to choose. starsStays: may
// not leave its city.
export const countersText = `
format 1
counters "Budziszyn 1945" values=attack,defence,movement
nations Germany "Soviet Union" Poland "United States"
types volkssturm anti-tank anti-aircraft headquarters armor mechanized-infantry self-propelled-artillery infantry towed-artillery resilience-group engineer assault-gun motorized-infantry cavalry motorcycle armored-artillery recon
sizes battalion regiment brigade division corps army
mobilities foot truck tracked static

counter de-vs1 "Volkssturm 1" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=4204 stars=3402 !name,nation,type,size,nysa,stars
counter de-vs2 "Volkssturm 2" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=3116 stars=dresden starsSuggested=2432 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-vs3 "Volkssturm 3" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=4928 !name,nation,type,size,nysa
counter de-vs4 "Volkssturm 4" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=4110 !name,nation,type,size,nysa
counter de-vs5 "Volkssturm 5" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=3306 !name,nation,type,size,nysa
counter de-vs6 "Volkssturm 6" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=3426 !name,nation,type,size,nysa
counter de-vs7 "Volkssturm 7" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=2800 !name,nation,type,size,nysa
counter de-691at "691 p-panc." nation=Germany type=anti-tank size=regiment mobility=truck steps=2-2-7 army=V star=white printed=2-7 nysa=5000 stars=5000 towed !name,nation,type,size,printed,nysa,stars
counter de-flak1 "1 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 towed starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-flak2 "2 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=4329 stars=4329 towed !name,nation,type,size,nysa,stars
counter de-flak3 "3 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=dresden nysaSuggested=2533 towed !name,nation,type,size,nysa
counter de-flak4 "4 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=4008 stars=dresden starsSuggested=2533 towed starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-hqV "HQ V" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=cottbus-1 nysaSuggested=4007 stars=3600 noZone !name,nation,type,size,steps,nysa,stars
counter de-21-22 "22 Pz" nation=Germany type=armor size=regiment mobility=tracked steps=5-5-7/3-3-7 formation="21 ARM" army=V star=black printed=5-7 nysa=cottbus-1 nysaSuggested=4007 !name,nation,size,star,printed,nysa
counter de-21-125 "125 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=5-5-7/3-3-7 formation="21 ARM" army=V nysa=cottbus-1 nysaSuggested=4007 !nysa
counter de-21-192 "192 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="21 ARM" army=V nysa=cottbus-1 nysaSuggested=4007 stars=2899 !name,nation,size,nysa,stars
counter de-21-art "Art. 21" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="21 ARM" nysa=cottbus-1 nysaSuggested=4007 organic noZone !nysa
counter de-36-89 "89/36 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="36 SS" army=V nysa=5000 stars="4104,4304" starsGroup="36 SS INF" starsLoss=1 starsSuggested=4104 ss !name,nation,type,size,nysa,stars,starsLoss
counter de-36-90 "90/36 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="36 SS" army=V nysa=4802 stars="4104,4304" starsGroup="36 SS INF" starsLoss=1 starsSuggested=4304 ss !name,nation,type,size,nysa,stars,starsLoss
counter de-36-91 "91/36 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="36 SS" army=V nysaTurn=2 nysaZone=D stars="4104,4304" starsGroup="36 SS INF" starsLoss=1 starsSuggested=4104 starsCut=1 ss !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter de-342-698 "698/342" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=342 army=V nysa=4705 !name,nation,type,size,nysa
counter de-342-687 "687/342" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=342 army=V nysa=4808 !name,nation,type,size,nysa
counter de-342-554 "554/342" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=342 army=V nysa=5110 !name,nation,type,size,nysa
counter de-artV "Art./V" nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=V nysa=4508 stars=3600 towed noZone !name,nation,type,size,nysa,stars
counter de-rg1 "RG 1" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=4808 noZone !name,nation,type,size,nysa
counter de-rg2 "RG 2" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=4705 noZone !name,nation,type,size,nysa
counter de-rg3 "RG 3" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=4802 noZone !name,nation,type,size,nysa
counter de-rg4 "RG 4" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=5110 noZone !name,nation,type,size,nysa
counter de-rg5 "RG 5" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=5000 noZone
counter de-rg6 "RG 6" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=4704 noZone
counter de-rg7 "RG 7" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=4807 noZone
counter de-rg8 "RG 8" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=4910 noZone
counter de-maehren "Mähren" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-trabant "Trabant" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-schultze "Schultze" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-boehmen "Böhmen" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-hqGD "HQ GD" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=3819 noZone !name,nation,type,size,steps,nysa
counter de-artGD "Art. GD" nation=Germany type=towed-artillery size=regiment mobility=truck steps=6-5-6 formation=GD nysa=3819 towed noZone !nysa
counter de-545-A "A/545" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=545 army=GD nysa=5112 !name,nation,type,size,nysa
counter de-545-B "B/545" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=545 army=GD nysa=5115 stars=3602 !name,nation,type,size,nysa,stars
counter de-545-C "C/545" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=545 army=GD nysa=5016 stars=2899 !name,nation,type,size,nysa,stars
counter de-615-A "A/615" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=615 army=GD nysa=5217 !name,nation,type,size,nysa
counter de-615-B "B/615" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=615 army=GD nysa=5418 !name,nation,type,size,nysa
counter de-687sap "687 Sap." nation=Germany type=engineer size=brigade mobility=foot steps=3-3-4/2-2-4 army=GD printed=3 nysa=5719 !name,nation,type,size,printed,nysa
counter de-agGD "Gross. (AG)" nation=Germany type=assault-gun size=brigade mobility=tracked steps=6-6-7/4-4-7 formation=GD army=GD star=black nysa=4622 !name,nation,type,size,nysa
counter de-br-panc "panc. [Br]" nation=Germany type=armor size=battalion mobility=tracked steps=5-5-7/3-3-7 formation=Brandenburg army=GD star=black nysa=4622 stars=5326 !name,nation,type,size,nysa,stars
counter de-br-art "Art. [Br]" nation=Germany type=towed-artillery size=regiment mobility=truck steps=6-5-6 formation=Brandenburg nysa=5425 towed noZone organic !name,nation,type,size,nysa
counter de-br-1 "1 [Br]" nation=Germany type=motorized-infantry size=regiment mobility=truck steps=5-5-7/3-3-7 formation=Brandenburg army=GD nysa=5721 stars=5827 !name,nation,size,nysa,stars
counter de-br-2 "2 [Br]" nation=Germany type=motorized-infantry size=regiment mobility=truck steps=5-5-7/3-3-7 formation=Brandenburg army=GD printed=5 nysa=5823 stars=5526 !name,nation,size,printed,nysa,stars
counter de-1244 "1244" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 army=GD nysa=5924 !name,nation,type,size,nysa
counter de-hqLVII "HQ LVII" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 noZone !name,nation,type,size,steps,nysa,stars
counter de-goer1 "Görlitz 1" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation="Festung Görlitz" army=LVII nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-goer2 "Görlitz 2" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation="Festung Görlitz" army=LVII nysa=gorlitz nysaSuggested=5830 stars=gorlitz starsSuggested=5830 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-goer3 "Görlitz 3" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation="Festung Görlitz" army=LVII nysa=gorlitz nysaSuggested=5929 stars=gorlitz starsSuggested=5929 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-732art "732 art." nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=LVII nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 towed noZone starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-733art "733 art." nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=LVII nysa=gorlitz nysaSuggested=5830 stars=gorlitz starsSuggested=5830 towed noZone starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-72-124 "124/72" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=72 army=LVII nysa=6025 stars=6025 !name,nation,type,size,nysa,stars
counter de-72-266 "266/72" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=72 army=LVII nysa=6226 stars=6427 !name,nation,type,size,nysa,stars
counter de-72-105 "105/72" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=72 army=LVII nysa=gorlitz nysaSuggested=5929 stars=6226 !name,nation,type,size,nysa,stars
counter de-6-37 "37/6" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=6 army=LVII printed=3-4 nysa=6427 stars=6330 starsGroup="6 INF" starsLoss=3 starsCut=1 !name,nation,type,size,printed,nysa,stars,starsLoss
counter de-6-18 "18/6" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=6 army=LVII nysaTurn=3 nysaZone=X stars=6330 starsGroup="6 INF" starsLoss=3 starsCut=1 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter de-6-58 "58/6" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=6 army=LVII nysaTurn=3 nysaZone=X stars=6330 starsGroup="6 INF" starsLoss=3 starsCut=1 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter de-hqMoser "HQ Moser" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=dresden nysaSuggested=2533 stars=dresden starsSuggested=2533 noZone starsStays !name,nation,type,size,steps,nysa,stars,starsStays
counter de-463 "463" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=463 army=Moser nysa=dresden nysaSuggested=2433 stars=dresden starsSuggested=2433 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-469 "469" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=469 army=Moser nysa=dresden nysaSuggested=2532 stars=dresden starsSuggested=2532 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-464 "464" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=464 army=Moser nysa=0919 !name,nation,type,size,nysa
counter de-406 "406" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=406 army=Moser nysa=1323 !name,nation,type,size,nysa
counter de-193 "193" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=193 army=Moser nysa=1829 !name,nation,type,size,nysa
counter de-35-A "A/35 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="35 SS" army=V nysaTurn=3 nysaZone=D stars="4503,4802,5000" starsGroup="35 SS INF" starsLoss=2 starsSuggested=4503 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-35-B "B/35 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="35 SS" army=V nysaTurn=3 nysaZone=D stars="4503,4802,5000" starsGroup="35 SS INF" starsLoss=2 starsSuggested=4802 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-35-C "C/35 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="35 SS" army=V nysaTurn=3 nysaZone=D stars="4503,4802,5000" starsGroup="35 SS INF" starsLoss=2 starsSuggested=5000 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-275-983 "983/275" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=275 army=V nysaTurn=3 nysaZone=E !nysaTurn,nysaZone
counter de-275-984 "984/275" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=275 army=V nysaTurn=3 nysaZone=E !nysaTurn,nysaZone
counter de-275-985 "985/275" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=275 army=V nysaTurn=3 nysaZone=E !nysaTurn,nysaZone
counter de-10ss-pz "10 SS Pz" nation=Germany type=armor size=regiment mobility=tracked steps=8-8-7/5-5-7 formation="10 SS ARM" star=black nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3030 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-10ss-g1 "21 SS" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="10 SS ARM" nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3030 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-10ss-g2 "22 SS" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="10 SS ARM" nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3330 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-10ss-art "Art. 10 SS" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="10 SS ARM" nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3330 starsCut=1 organic noZone ss !nysaTurn,nysaZone,stars,starsLoss
counter de-344-1057 "1057/344" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=344 nysaTurn=4 nysaZone="X,W" stars="4529,4728,4927" starsGroup="344 INF" starsLoss=2 starsSuggested=4529 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-344-1058 "1058/344" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=344 nysaTurn=4 nysaZone="X,W" stars="4529,4728,4927" starsGroup="344 INF" starsLoss=2 starsSuggested=4728 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-344-1059 "1059/344" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=344 nysaTurn=4 nysaZone="X,W" stars="4529,4728,4927" starsGroup="344 INF" starsLoss=2 starsSuggested=4927 !nysaTurn,nysaZone,stars,starsLoss
counter de-artLVII "Art./LVII" nation=Germany type=towed-artillery size=regiment mobility=truck steps=6-5-6 formation=LVII nysaTurn=4 nysaZone=X towed noZone !name,nation,type,size,nysaTurn,nysaZone
counter de-300 "300 (BDz. Szt.)" nation=Germany type=assault-gun size=brigade mobility=tracked steps=6-6-7/4-4-7 army=LVII star=black nysaTurn=4 nysaZone=X stars=5231 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-4szt "4 szturmowy" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 army=LVII nysaTurn=4 nysaZone=X stars=gorlitz starsSuggested=5929 starsStays !name,nation,type,size,nysaTurn,nysaZone,stars,starsStays
counter de-20-pz "21 Pz" nation=Germany type=armor size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="20 ARM" army=LVII star=black nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-20-g1 "59 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="20 ARM" army=LVII nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-20-g2 "112 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="20 ARM" army=LVII nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-20-art "Art. 20" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="20 ARM" nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 organic noZone !nysaTurn,nysaZone,stars,starsLoss
counter de-269-489 "489/269" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=269 nysaTurn=5 nysaZone="W,U,Y" stars=4329 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-269-490 "490/269" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=269 nysaTurn=5 nysaZone="W,U,Y" stars=4230 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-269-496 "496/269" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=269 nysaTurn=5 nysaZone="W,U,Y" stars=4030 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-1hg-pz "1 ARM-R (panc.) [1HG]" nation=Germany type=armor size=regiment mobility=tracked steps=8-8-7/5-5-7 formation="1 HG ARM" army=HG star=black nysaTurn=5 nysaZone="W,U,Y" stars=5231 starsGroup="1 HG ARM pair" starsLoss=2 starsCut=1 !name,nation,size,nysaTurn,nysaZone,stars,starsLoss
counter de-1hg-g1 "1 INF-R [1HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="1 HG ARM" army=HG nysaTurn=5 nysaZone="W,U,Y" stars=5127 !name,nation,size,nysaTurn,nysaZone,stars
counter de-1hg-g2 "2 INF-R [1HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="1 HG ARM" army=HG nysaTurn=5 nysaZone="W,U,Y" stars=5231 starsGroup="1 HG ARM pair" starsLoss=2 starsCut=1 !name,nation,size,nysaTurn,nysaZone,stars,starsLoss
counter de-1hg-art "ART [1HG]" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="1 HG ARM" nysaTurn=5 nysaZone="W,U,Y" stars=5030 starsGroup="ART [1HG]" starsLoss=1 starsCut=1 organic noZone !name,nation,size,nysaTurn,nysaZone,stars,starsLoss
counter de-655sap "655 Sap." nation=Germany type=engineer size=brigade mobility=foot steps=3-3-4/2-2-4 nysaTurn=5 nysaZone=X !name,nation,type,size,nysaTurn,nysaZone
counter de-1bppanc "1 BP-Panc." nation=Germany type=anti-tank size=brigade mobility=truck steps=3-3-7/1-1-7 star=white nysaTurn=5 nysaZone=E towed !name,nation,type,size,nysaTurn
counter de-hqJoll "HQ Jollase" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysaTurn=5 nysaZone=F noZone !name,nation,type,size,steps,nysaTurn
counter de-freieukr "Freie Ukraine" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 nysaTurn=6 nysaZone=Y stars=3730 !name,nation,type,size,nysaTurn,stars
counter de-wlasow "Własow" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 nysaTurn=6 nysaZone=Y stars=3730 !name,nation,type,size,nysaTurn,stars
counter de-fb-pz "FB Pz" nation=Germany type=armor size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="FB ARM" star=black nysaTurn=6 nysaZone=F !nysaTurn
counter de-fb-g1 "99 FB" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="FB ARM" nysaTurn=6 nysaZone=F !nysaTurn
counter de-fb-g2 "100 FB" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="FB ARM" nysaTurn=6 nysaZone=F !nysaTurn
counter de-fb-art "Art. FB" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="FB ARM" nysaTurn=6 nysaZone=F organic noZone !nysaTurn
counter de-17-21 "21/17" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=17 army=LVII nysaTurn=7 nysaZone=X stars=5630 starsGroup="17 INF" starsLoss=3 starsCut=1 !nysaTurn,stars,starsLoss
counter de-17-55 "55/17" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=17 army=LVII nysaTurn=7 nysaZone=X stars=5630 starsGroup="17 INF" starsLoss=3 starsCut=1 !nysaTurn,stars,starsLoss
counter de-17-95 "95/17" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=17 army=LVII nysaTurn=7 nysaZone=X stars=5630 starsGroup="17 INF" starsLoss=3 starsCut=1 !nysaTurn,stars,starsLoss
counter de-2ss-pz "2 SS Pz" nation=Germany type=armor size=regiment mobility=tracked steps=8-8-7/5-5-7 formation="2 SS ARM" army=Moser star=black nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2631 starsCut=1 ss !nysaTurn,stars,starsLoss
counter de-2ss-g1 "D" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 SS ARM" army=Moser nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2631 starsCut=1 ss !nysaTurn,stars,starsLoss
counter de-2ss-g2 "DF" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 SS ARM" army=Moser nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2832 starsCut=1 ss !nysaTurn,stars,starsLoss
counter de-2ss-art "Art. 2 SS" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="2 SS ARM" nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2832 starsCut=1 organic noZone ss !nysaTurn,stars,starsLoss
counter de-2hg-pz "2 HG Pz" nation=Germany type=armor size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 HG ARM" army=HG star=black nysaTurn=11 nysaZone=F !nysaTurn
counter de-2hg-g1 "3 INF-R [2HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 HG ARM" army=HG nysaTurn=11 nysaZone=F !nysaTurn
counter de-2hg-g2 "4 INF-R [2HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 HG ARM" army=HG nysaTurn=11 nysaZone=F !nysaTurn
counter de-2hg-art "ART [2HG]" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="2 HG ARM" nysaTurn=11 nysaZone=F organic noZone !nysaTurn
counter de-hqHG "HQ HG" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysaTurn=11 nysaZone=F noZone !name,nation,type,size,steps,nysaTurn
counter de-546 "546 (VS)" nation=Germany type=volkssturm size=division mobility=foot steps=3-3-4/1-1-4 formation=546 nysaTurn=11 nysaZone=P !name,nation,type,size,nysaTurn
counter de-chemnitz "Chemnitz" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 army=Moser nysaTurn=11 nysaZone=P stars=dresden starsSuggested=2533 starsStays !name,nation,type,size,nysaTurn,stars,starsStays
counter de-hqKohl "HQ Kohlsdorfen" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysaTurn=11 nysaZone=P noZone !name,nation,type,size,steps,nysaTurn
counter de-600-1601 "1601/600" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=600 nysaTurn=12 nysaZone=F !nysaTurn
counter de-600-1602 "1602/600" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=600 nysaTurn=12 nysaZone=F !nysaTurn
counter de-600-1603 "1603/600" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=600 nysaTurn=12 nysaZone=F !nysaTurn
counter de-hqIV "HQ IV" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=replacement stars=3432 noZone !name,nation,type,size,steps,nysa,stars
counter de-artIV "Art./IV" nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=IV nysa=replacement stars=3432 towed noZone !name,nation,type,size,nysa,stars
counter de-214 "214" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=214 army=V stars=3600 starsGroup=214 starsLoss=1 starsCut=1 !name,nation,type,size,stars,starsLoss
counter su-icav-1 "1/I CAV (G)" nation="Soviet Union" type=cavalry size=division mobility=foot steps=4-4-6/2-2-6 formation="I CAV (G)" army=front nysa=6421 stars=4722 starsGroup="I CAV" starsLoss=2 guards !name,nation,type,size,nysa,stars,starsLoss
counter su-icav-2 "2/I CAV (G)" nation="Soviet Union" type=cavalry size=division mobility=foot steps=4-4-6/2-2-6 formation="I CAV (G)" army=front nysa=6421 stars=4722 starsGroup="I CAV" starsLoss=2 starsCut=1 guards !name,nation,type,size,nysa,stars,starsLoss
counter su-icav-7 "7/I CAV (G)" nation="Soviet Union" type=cavalry size=division mobility=foot steps=4-4-6/2-2-6 formation="I CAV (G)" army=front nysa=6421 stars=4722 starsGroup="I CAV" starsLoss=2 starsCut=1 guards !name,nation,type,size,nysa,stars,starsLoss
counter pl-hq "HQ 2 Polish" nation=Poland type=headquarters size=army mobility=truck steps=0-0-10 army="2 Polish" nysa=6119 stars=3426 noZone !name,nation,type,size,steps,nysa,stars
counter pl-16 "16 ARM-BR" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 army="2 Polish" nysa=6119 stars=3426 !name,nation,type,size,nysa,stars
counter pl-5 "5 ARM-R" nation=Poland type=armor size=regiment mobility=tracked steps=2-2-6 army="2 Polish" star=yellow nysa=6119 stars=3525 !name,nation,type,size,nysa,stars
counter pl-iarm-1 "1/I ARM" nation=Poland type=motorized-infantry size=brigade mobility=truck steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 !name,nation,size,nysa,stars,starsLoss
counter pl-iarm-2 "2/I ARM" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter pl-iarm-3 "3/I ARM" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter pl-iarm-4 "4/I ARM" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 !name,nation,size,nysa,stars,starsLoss
counter pl-10-25 "25/10" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="10 INF" army="2 Polish" nysa=5517 stars=3428 !name,nation,type,size,nysa,stars
counter pl-10-27 "27/10" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="10 INF" army="2 Polish" nysa=5717 stars=3428 !name,nation,type,size,nysa,stars
counter pl-10-29 "29/10" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="10 INF" army="2 Polish" nysa=5819 stars=3428 !name,nation,type,size,nysa,stars
counter pl-7-33 "33/7" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="7 INF" army="2 Polish" nysa=5820 stars=2925 starsGroup="7 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-7-35 "35/7" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="7 INF" army="2 Polish" nysa=5820 stars=2925 starsGroup="7 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-7-37 "37/7" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="7 INF" army="2 Polish" nysa=5820 stars=2925 starsGroup="7 INF" starsLoss=2 !nysa,stars,starsLoss
counter pl-9-26 "26/9" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army="2 Polish" nysa=5820 stars=3928 starsGroup="9 INF" starsLoss=1 starsCut=1 !nysa,stars,starsLoss
counter pl-9-28 "28/9" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army="2 Polish" nysa=5820 stars=3928 starsGroup="9 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-9-30 "30/9" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army="2 Polish" nysa=5820 stars=3928 starsGroup="9 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-5-13 "13/5" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="5 INF" army="2 Polish" nysa=6022 stars=3128 starsGroup="5 INF" starsLoss=1 starsCut=1 !nysa,stars,starsLoss
counter pl-5-15 "15/5" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="5 INF" army="2 Polish" nysa=6022 stars=3128 starsGroup="5 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-5-17 "17/5" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="5 INF" army="2 Polish" nysa=6022 stars=3128 starsGroup="5 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-8-32 "32/8" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="8 INF" army="2 Polish" nysa=5923 stars=3828 starsGroup="8 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-8-34 "34/8" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="8 INF" army="2 Polish" nysa=5923 stars=3828 starsGroup="8 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-8-36 "36/8" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="8 INF" army="2 Polish" nysa=5923 stars=3828 starsGroup="8 INF" starsLoss=2 !nysa,stars,starsLoss
counter pl-artA "A ART" nation=Poland type=towed-artillery size=brigade mobility=truck steps=5-3-6 army="2 Polish" nysa=6021 stars=3525 towed noZone !name,nation,type,size,nysa,stars
counter pl-artB "B ART" nation=Poland type=towed-artillery size=brigade mobility=truck steps=5-3-6 army="2 Polish" nysa=6021 stars=3525 towed noZone !name,nation,type,size,nysa,stars
counter su-hq52 "HQ 52" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=52 nysa=6424 stars=4427 noZone !name,nation,type,size,steps,nysa,stars
counter su-52-art1 "Art. 1/52" nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=52 nysa=6424 stars=4427 towed noZone !name,nation,type,size,nysa,stars
counter su-52-art2 "Art. 2/52" nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=52 nysa=6424 stars=4427 towed noZone !name,nation,type,size,nysa,stars
counter su-52-art3 "Art. 3/52" nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=52 nysa=6424 stars=4427 towed noZone !name,nation,type,size,nysa,stars
counter su-vii-24 "24/VII MECH" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-vii-25 "25/VII MECH" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-vii-26 "26/VII MECH" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-vii-57 "57/VII MECH" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-52-213 "213" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6323 stars=4128 starsGroup="52 Army INF" starsLoss=2 starsCut=1 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-artp "52 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=52 star=yellow nysa=6323 stars=5016 !name,nation,type,size,stars
counter su-52-124 "124 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=52 star=yellow printed=2-6 nysa=6323 stars=4427 !name,nation,type,size,star,printed,stars
counter su-52-254 "254" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6024 stars=4628 starsGroup="52 Army INF" starsLoss=2 starsCut=1 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-50 "50" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6225 stars=4328 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-111 "111" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6426 stars=4628 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-294 "294" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysaTurn=2 nysaZone=C stars=4926 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter su-52-337 "337" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysaTurn=2 nysaZone=C stars=4328 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter su-hq5 "HQ 5" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=5G nysa=5314 stars=2426 noZone !name,nation,type,size,steps,nysa,stars
counter su-5g-art32 "32 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=6-3-6 army=5G nysa=5314 stars=2726 towed noZone guards !name,nation,type,size,nysa,stars
counter su-5g-art33 "33 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=6-3-6 army=5G nysa=5314 stars=2426 towed noZone guards !name,nation,type,size,nysa,stars
counter su-5g-art34 "34 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=6-3-6 army=5G nysa=5314 stars=2726 towed noZone guards !name,nation,type,size,nysa,stars
counter su-ivarm-3 "3/IV ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=4-4-7/2-2-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-ivarm-12 "12/IV ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=5-5-7/3-3-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-ivarm-13 "13/IV ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=5-5-7/3-3-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-ivarm-14 "14/IV ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=5-5-7/3-3-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-5g-13 "13 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5213 stars=2429 guards !name,nation,type,size,nysa,stars
counter su-5g-97 "97 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5213 stars=2228 guards !name,nation,type,size,nysa,stars
counter su-5g-9 "9 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5114 stars=2429 guards !name,nation,type,size,nysa,stars
counter su-5g-58 "58 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5114 stars=2228 guards !name,nation,type,size,nysa,stars
counter su-5g-78 "78 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5313 stars=1924 guards !name,nation,type,size,nysa,stars
counter su-5g-95 "95 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5313 stars=2728 guards !name,nation,type,size,nysa,stars
counter su-5g-118 "118" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=5G nysa=5511 stars=1829 !name,nation,type,size,nysa,stars
counter su-5g-14 "14 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5216 stars=2728 guards !name,nation,type,size,nysa,stars
counter su-5g-15 "15 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5216 stars=1625 guards !name,nation,type,size,nysa,stars
counter su-hq4gt "HQ 4 (GT)" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=4GT nysa=6115 noZone !name,nation,type,size,steps,nysa
counter su-4gt-7mot "7 mot. (G)" nation="Soviet Union" type=motorcycle size=regiment mobility=truck steps=2-2-9/1-1-9 army=4GT nysa=6115 guards !name,nation,size,nysa
counter su-4gt-13 "13 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6115 !name,nation,type,size,nysa
counter su-4gt-119 "119 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6115 !name,nation,type,size,nysa
counter su-4gt-artp "4 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6115 !name,nation,type,size,nysa
counter su-4gt-68 "68 ARM-B (G)" nation="Soviet Union" type=armor size=battalion mobility=tracked steps=3-3-7 army=4GT star=yellow nysa=6115 guards !name,nation,type,size,nysa
counter su-vmech-10 "10/V MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-vmech-11 "11/V MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-vmech-12 "12/V MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-vmech-24 "24/V MECH (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-xarm-29 "29/X ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=3-3-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-xarm-61 "61/X ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-xarm-62 "62/X ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-xarm-63 "63/X ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-vimech-16 "16/VI MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-vimech-17 "17/VI MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-vimech-49 "49/VI MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-vimech-x4 "28/VI MECH (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-4gt-29 "29 ARM-R (G)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6015 guards !name,nation,type,size,nysa
counter su-4gt-50 "50 ARM-R (G)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6015 guards !name,nation,type,size,nysa
counter su-hq3gt "HQ 3 (GT)" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=3GT nysa=5905 noZone !name,nation,type,size,steps,nysa
counter su-3gt-57 "57 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=3-3-6 army=3GT star=black nysa=5905 !name,nation,type,size,nysa
counter su-3gt-90 "90 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=3GT star=yellow nysa=5905 !name,nation,type,size,nysa
counter su-3gt-16 "16 ARM-BR" nation="Soviet Union" type=armored-artillery size=brigade mobility=tracked steps=4-4-7/2-2-7 army=3GT star=yellow nysa=5905 !name,nation,size,nysa
counter su-3gt-50mot "50 mot (G)" nation="Soviet Union" type=motorcycle size=regiment mobility=truck steps=2-2-9/1-1-9 army=3GT nysa=5905 guards !name,nation,size,nysa
counter su-ixmech-69 "69/IX MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-ixmech-70 "70/IX MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-ixmech-71 "71/IX MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-ixmech-91 "91/IX MECH (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-viarm-22 "22/VI ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=3-3-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-51 "51/VI ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-52 "52/VI ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-53 "53/VI ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-artp "Art. panc./VI ARM (G)" nation="Soviet Union" type=armored-artillery size=regiment mobility=tracked steps=3-3-7 formation="VI ARM (G)" army=3GT star=yellow nysa=6206 guards !name,nation,size,nysa
counter su-viiarm-23 "23/VII ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=3-3-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-54 "54/VII ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-55 "55/VII ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-56 "56/VII ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-artp "Art. panc./VII ARM (G)" nation="Soviet Union" type=armored-artillery size=regiment mobility=tracked steps=3-3-7 formation="VII ARM (G)" army=3GT star=yellow nysa=6306 guards !name,nation,size,nysa
counter su-hq3 "HQ 3" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=3 nysa=5306 stars=2403 noZone !name,nation,type,size,steps,nysa,stars
counter su-3-87 "87 ARM-B" nation="Soviet Union" type=armor size=battalion mobility=tracked steps=3-3-6 army=3 star=black nysa=5306 stars=4204 !name,nation,type,size,nysa,stars
counter su-3-artp "3 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=3 star=yellow nysa=5306 stars=3504 !name,nation,type,size,nysa,stars
counter su-xxv-20 "20/XXV ARM" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=2403 !name,nation,size,nysa,stars
counter su-xxv-111 "111/XXV ARM" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=4107 !name,nation,size,nysa,stars
counter su-xxv-162 "162/XXV ARM" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=4008 !name,nation,size,nysa,stars
counter su-xxv-175 "175/XXV ARM" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=3306 !name,nation,size,nysa,stars
counter su-3-art21 "21 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=3 nysa=5006 stars=4205 towed noZone !name,nation,type,size,nysa,stars
counter su-3-art76 "76 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=3 nysa=5006 stars=4205 towed noZone !name,nation,type,size,nysa,stars
counter su-3-art120 "120 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=3 nysa=5006 stars=3504 towed noZone !name,nation,type,size,nysa,stars
counter su-3-389 "389" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=5100 stars=5100 !name,nation,type,size,nysa,stars
counter su-3-287 "287" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4804 stars=0700 !name,nation,type,size,nysa,stars
counter su-3-197 "197" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=5206 stars=2800 !name,nation,type,size,nysa,stars
counter su-3-149 "149" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4906 stars=3502 !name,nation,type,size,nysa,stars
counter su-3-106 "106" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4906 stars=4203 !name,nation,type,size,nysa,stars
counter su-3-127 "127" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4907 stars=3502 !name,nation,type,size,nysa,stars
counter su-3-329 "329" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4907 stars=4803 !name,nation,type,size,nysa,stars
counter su-3-253 "253" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=5008 stars=0305 !name,nation,type,size,nysa,stars
counter su-3-58 "58 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=3 nysa=5007 stars=4203 guards !name,nation,type,size,nysa,stars
counter su-hq13 "HQ 13" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=13 nysa=5609 stars=1917 noZone !name,nation,type,size,steps,nysa,stars
counter su-13-88 "88 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=3-3-6 army=13 star=black nysa=5609 stars=1917 !name,nation,type,size,nysa,stars
counter su-13-artp "13 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=13 star=yellow nysa=5609 stars=1917 !name,nation,type,size,nysa,stars
counter su-13-art24 "24 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=13 nysa=5411 stars=1515 towed noZone !name,nation,type,size,nysa,stars
counter su-13-art27 "27 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=13 nysa=5411 stars=1513 towed noZone !name,nation,type,size,nysa,stars
counter su-13-art102 "102 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=13 nysa=5411 stars=1719 towed noZone !name,nation,type,size,nysa,stars
counter su-13-121 "121" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5410 stars=0210 !name,nation,type,size,nysa,stars
counter su-13-395 "395" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5410 stars=1423 !name,nation,type,size,nysa,stars
counter su-13-117 "117 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=13 nysa=5209 stars=1118 guards !name,nation,type,size,nysa
counter su-13-147 "147" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5209 stars=1515 !name,nation,type,size,nysa,stars
counter su-13-6 "6 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=13 nysa=5210 stars=1221 guards !name,nation,type,size,nysa,stars
counter su-13-172 "172" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5210 stars=0816 !name,nation,type,size,nysa,stars
counter su-13-280 "280" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5211 stars=0513 !name,nation,type,size,nysa,stars
counter su-13-350 "350" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5211 stars=0515 !name,nation,type,size,nysa,stars
counter su-hq28 "HQ 28" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=28 nysa=after-52nd-army nysaZone=D stars=5823 noZone !name,nation,type,size,steps,nysa,nysaZone,stars
counter su-28-art20 "20 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=28 nysa=after-52nd-army nysaZone=D stars=5823 towed noZone !name,nation,type,size,nysa,nysaZone,stars
counter su-28-art3 "3 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=28 nysa=after-52nd-army nysaZone=D stars=6424 towed noZone !name,nation,type,size,nysa,nysaZone,stars
counter su-28-art73 "73 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=28 nysa=after-52nd-army nysaZone=D stars=5323 towed noZone !name,nation,type,size,nysa,nysaZone,stars
counter su-28-48 "48 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5823 guards !name,nation,type,size,nysa,nysaZone,stars
counter su-28-20 "20" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5325 !name,nation,type,size,nysa,nysaZone,stars
counter su-28-54 "54 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5525 guards !name,nation,type,size,nysa,nysaZone,stars
counter su-28-96 "96 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5826 guards !name,nation,type,size,nysa,nysaZone,stars
counter su-28-130 "130" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=6024 !name,nation,type,size,nysa,nysaZone,stars
counter su-28-61 "61" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=6125 !name,nation,type,size,nysa,nysaZone,stars
counter su-28-152 "152" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=6426 !name,nation,type,size,nysa,nysaZone,stars
counter us-69-271 "271/69" nation="United States" type=motorized-infantry size=regiment mobility=truck steps=3-3-7/1-1-7 formation="69 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0111 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-69-273 "273/69" nation="United States" type=motorized-infantry size=regiment mobility=truck steps=3-3-7/1-1-7 formation="69 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0413 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-69-272 "272/69" nation="United States" type=motorized-infantry size=regiment mobility=truck steps=3-3-7/1-1-7 formation="69 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0415 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-78-309 "309/78" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="78 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0919 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-104-416 "416/104" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="104 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=1121 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-104-414 "414/104" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="104 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=1323 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-104-413 "413/104" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="104 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=1728 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-78-310 "310/78" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="78 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=0919 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-78-311 "311/78" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="78 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=0817 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-hqVIII "HQ VIII" nation="United States" type=headquarters size=corps mobility=truck steps=0-0-10 army=VIII stars=american-reserve starsSuggested=0823 noZone !name,nation,type,size,steps,stars
counter us-VIII-art1 "Art. 1/VIII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VIII stars=american-reserve starsSuggested=0919 towed noZone !name,nation,type,size,stars
counter us-VIII-art2 "Art. 2/VIII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VIII stars=american-reserve starsSuggested=0919 towed noZone !name,nation,type,size,stars
counter us-VIII-art3 "Art. 3/VIII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VIII stars=american-reserve starsSuggested=1121 towed noZone !name,nation,type,size,stars
counter us-hqVII "HQ VII" nation="United States" type=headquarters size=corps mobility=truck steps=0-0-10 army=VII stars=american-reserve starsSuggested=1427 noZone !name,nation,type,size,steps,stars
counter us-VII-art1 "Art. 1/VII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VII stars=american-reserve starsSuggested=1728 towed noZone !name,nation,type,size,stars
counter us-VII-art2 "Art. 2/VII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VII stars=american-reserve starsSuggested=1728 towed noZone !name,nation,type,size,stars
counter us-VII-art3 "Art. 3/VII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VII stars=american-reserve starsSuggested=1628 towed noZone !name,nation,type,size,stars
counter us-gb "GB/VIII" nation="United States" type=anti-tank size=brigade mobility=tracked steps=2-2-8/1-1-8 army=VIII star=white stars=american-reserve starsSuggested=1323 !name,nation,type,size,stars
counter us-102 "102 REC" nation="United States" type=recon size=regiment mobility=truck steps=2-2-9/1-1-9 army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1224 armoredCars !name,nation,type,size,nysa,nysaTurn,nysaZone,stars
counter us-3arm-cca "CCA/3" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="3 ARM" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1223 !nysa,nysaTurn,nysaZone,stars
counter us-3arm-ccb "CCB/3" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="3 ARM" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1223 !nysa,nysaTurn,nysaZone,stars
counter us-3arm-ccr "CCR/3" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="3 ARM" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1223 !nysa,nysaTurn,nysaZone,stars
counter us-3arm-art "Art. 3" nation="United States" type=self-propelled-artillery size=regiment mobility=tracked steps=3-2-8/1-1-8 formation="3 ARM" army=VIII stars=american-reserve starsSuggested=1223 organic noZone !stars
counter us-6arm-cca "CCA/6" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="6 ARM" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1527 !nysa,nysaTurn,nysaZone,stars
counter us-6arm-ccb "CCB/6" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="6 ARM" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1527 !nysa,nysaTurn,nysaZone,stars
counter us-6arm-ccr "CCR/6" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="6 ARM" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1527 !nysa,nysaTurn,nysaZone,stars
counter us-6arm-art "Art. 6" nation="United States" type=self-propelled-artillery size=regiment mobility=tracked steps=3-2-8/1-1-8 formation="6 ARM" army=VII stars=american-reserve starsSuggested=1527 organic noZone !stars
counter us-9-39 "39/9" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1122 !nysa,nysaTurn,nysaZone,stars
counter us-9-47 "47/9" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1122 !nysa,nysaTurn,nysaZone,stars
counter us-9-60 "60/9" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1122 !nysa,nysaTurn,nysaZone,stars
counter us-76-304 "304/76" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="76 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1627 !nysa,nysaTurn,nysaZone,stars
counter us-76-385 "385/76" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="76 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1627 !nysa,nysaTurn,nysaZone,stars
counter us-76-417 "417/76" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="76 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1627 !nysa,nysaTurn,nysaZone,stars
counter us-89-353 "353/89" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="89 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1628 !nysa,nysaTurn,nysaZone,stars
counter us-89-354 "354/89" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="89 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1628 !nysa,nysaTurn,nysaZone,stars
counter us-89-355 "355/89" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="89 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1628 !nysa,nysaTurn,nysaZone,stars
counter us-87-345 "345/87" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="87 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1427 !nysa,nysaTurn,nysaZone,stars
counter us-87-346 "346/87" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="87 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1427 !nysa,nysaTurn,nysaZone,stars
counter us-87-347 "347/87" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="87 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1427 !nysa,nysaTurn,nysaZone,stars

end
`
