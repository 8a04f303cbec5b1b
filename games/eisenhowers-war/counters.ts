// Every combat unit of Eisenhower's War. What the rulebook states is listed after `!` (a marked `steps` states the
// front side); the rest is reconstructed (docs/reconstruction.md). `setup` is the hex printed on the counter; `arrival`
// the turn in which the others come, and `entry` where: a hex, a country, a zone, or `exchange` for a unit already there
// (12.2.1). An airborne corps has two counters, and `otherSide` names the one that it may be changed into (13.2).
export const countersText = `
format 1
counters "Eisenhower's War" values=attack,defence,movement
nations US France Britain Canada Poland Germany
types mechanized mountain airborne panzer infantry paratroop garrison flak
sizes army corps corps-group luftgau
mobilities mobile static

counter us-2 "US 2nd Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american setup=1213 !name,setup
counter us-4 "US 4th Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american setup=1213
counter us-5 "US 5th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american setup=3304
counter us-7 "US 7th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american setup=3304
counter us-8 "US 8th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=2
counter us-19 "US 19th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=2
counter us-15 "US 15th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=2
counter us-12 "US 12th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=3
counter us-20 "US 20th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=3
counter us-6 "US 6th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=2
counter us-3 "US 3rd Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=5
counter us-13 "US 13th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=5
counter us-16 "US 16th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=6
counter us-21 "US 21st Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=6
counter us-22 "US 22nd Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american arrival=7
counter us-23 "US 23rd Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american arrival=8
counter fx "Free French Expeditionary Corps" nation=France type=mountain size=corps mobility=mobile steps=5-5-5/3-3-5 abbreviation=FX group=american setup=1213 mountainCapable noRebuild mayBeWithdrawn !name,abbreviation,mountainCapable,noRebuild,mayBeWithdrawn
counter f1 "Free French 1st Corps" nation=France type=mechanized size=corps mobility=mobile steps=5-5-6/3-3-6 abbreviation=F1 group=american arrival=3 afterFx noRebuild !name,abbreviation,arrival,afterFx,noRebuild
counter f2 "Free French 2nd Corps" nation=France type=mechanized size=corps mobility=mobile steps=5-5-6/3-3-6 abbreviation=F2 group=american arrival=3 afterFx noRebuild !name,abbreviation,arrival,afterFx,noRebuild
counter br-1 "British 1st Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-8-6/4-4-6 group=british setup=3304
counter br-30 "British 30th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-8-6/4-4-6 group=british setup=3304
counter br-8 "British 8th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=british arrival=2
counter br-12 "British 12th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=british arrival=2
counter ca-2 "Canadian 2nd Corps" nation=Canada type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 abbreviation=C2 group=british arrival=2
counter br-5 "British 5th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=5-6-6/3-3-6 group=british setup=1215
counter br-10 "British 10th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=5-6-6/3-3-6 group=british setup=1215
counter br-13 "British 13th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=british setup=1215
counter ca-1 "Canadian 1st Corps" nation=Canada type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 abbreviation=C1 group=british setup=1215
counter po-2 "Polish 2nd Corps" nation=Poland type=mechanized size=corps mobility=mobile steps=5-6-6/3-3-6 abbreviation=P2 group=british setup=1215
counter us18a-ground "US 18th Airborne Corps, truck-borne" nation=US type=airborne size=corps mobility=mobile steps=4-5-6/2-3-6 abbreviation=US18A group=american arrival=4 otherSide=us18a-drop firstAirborneArmy !name,abbreviation,arrival,otherSide,firstAirborneArmy
counter us18a-drop "US 18th Airborne Corps, air-dropped" nation=US type=airborne size=corps mobility=static steps=0-4-0/0-2-0 abbreviation=US18A group=any arrival=4 otherSide=us18a-ground firstAirborneArmy airDrop !name,abbreviation,arrival,otherSide,firstAirborneArmy,airDrop
counter b1a-ground "British 1st Airborne Corps, truck-borne" nation=Britain type=airborne size=corps mobility=mobile steps=4-5-6/2-3-6 abbreviation=B1A group=british arrival=4 otherSide=b1a-drop firstAirborneArmy noRebuild !name,abbreviation,arrival,otherSide,firstAirborneArmy,noRebuild
counter b1a-drop "British 1st Airborne Corps, air-dropped" nation=Britain type=airborne size=corps mobility=static steps=0-4-0/0-2-0 abbreviation=B1A group=any arrival=4 otherSide=b1a-ground firstAirborneArmy airDrop noRebuild !name,abbreviation,arrival,otherSide,firstAirborneArmy,airDrop,noRebuild
counter ge-1ss "1st SS Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=9-10-6/5-5-6 setup=3205 leavesTurn6 !name,steps,setup,leavesTurn6
counter ge-2ss "2nd SS Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=8-9-6/4-5-6 arrival=1 entry=france leavesTurn6 !name,arrival,entry,leavesTurn6
counter ge-47pz "47th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 setup=3204
counter ge-58pz "58th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=4-5-6/2-3-6 setup=2300
counter ge-14pz "14th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 setup=1313 mountainCapable !name,mountainCapable
counter ge-76pz "76th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 setup=1313 mountainCapable !name,mountainCapable
counter ge-39pz "39th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 arrival=5
counter ge-1para "1st Paratroop Corps" nation=Germany type=paratroop size=corps mobility=mobile steps=4-6-4/2-3-4 setup=1312 mountainCapable !name,mountainCapable
counter ge-2para "2nd Paratroop Corps" nation=Germany type=paratroop size=corps mobility=mobile steps=4-5-4/2-3-4 setup=3203 mountainCapable !name,mountainCapable
counter ge-12ss "12th SS Corps" nation=Germany type=infantry size=corps mobility=mobile steps=3-4-4/2-2-4 arrival=2
counter ge-13ss "13th SS Corps" nation=Germany type=infantry size=corps mobility=mobile steps=3-4-4/2-2-4 arrival=3
counter ge-14ss "14th SS Corps" nation=Germany type=infantry size=corps mobility=mobile steps=3-4-4/2-2-4 arrival=6
counter ge-84 "84th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3303 !steps
counter ge-74 "74th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3302 !steps
counter ge-25 "25th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3401 !steps
counter ge-81 "81st Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3305 !steps
counter ge-67 "67th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3307 !steps
counter ge-82 "82nd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3408 !steps
counter ge-89 "89th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3411 !steps
counter ge-88 "88th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3512 !steps
counter ge-80 "80th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2902 !steps
counter ge-86 "86th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2700 !steps
counter ge-64 "64th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3004 !steps
counter ge-66 "66th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2605 !steps
counter ge-4l90 "4th Luftwaffe Field Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 abbreviation="4L/90" setup=2202 !name,steps,abbreviation
counter ge-85 "85th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2104 !steps
counter ge-62 "62nd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2006 !steps
counter ge-75 "75th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=1710
counter ge-cl "Corps Lombardy" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 abbreviation=CL setup=2010 !name,abbreviation
counter ge-53 "53rd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=3
counter ge-30 "30th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=4
counter ge-63 "63rd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=6
counter ge-97 "97th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=4 entry=italy !name
counter ge-51m "51st Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=3-4-4/2-2-4 setup=1314 mountainCapable !mountainCapable
counter ge-18m "18th Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=4-5-4/2-3-4 arrival=7 entry=3418 mountainCapable !name,mountainCapable
counter ge-5ssm "5th SS Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-9ssm "9th SS Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-15m "15th Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-21m "21st Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-22m "22nd Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-hcv "KG of High Command Vosges" nation=Germany type=infantry size=corps-group mobility=mobile steps=2-3-4 abbreviation=HCV arrival=4 entry=2711 mountainCapable !name,abbreviation,mountainCapable
counter ge-flt "KG Feldt" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=FLT arrival=4 !name,abbreviation
counter ge-fbr "KG Felber" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=FBR arrival=4 !name,abbreviation
counter ge-bot "KG Botsch" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=BOT arrival=7 !name,abbreviation
counter ge-kgo "Korpsgruppe Oder" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=KGO arrival=8 !name,abbreviation
counter ge-ogs "Operational Group Steiner" nation=Germany type=infantry size=corps-group mobility=mobile steps=2-3-4 abbreviation=OGS arrival=8 entry=east-of-elbe conditional !name,abbreviation,arrival,entry,conditional
counter ge-12a "Twelfth Army" nation=Germany type=infantry size=army mobility=mobile steps=5-6-4/3-3-4 abbreviation=12A arrival=8 entry=east-of-elbe conditional !name,abbreviation,arrival,entry,conditional
counter ge-aol "Army of Liguria" nation=Germany type=infantry size=army mobility=mobile steps=4-6-4/2-3-4 abbreviation=AOL arrival=4 entry=exchange !name,abbreviation,entry
counter ge-gar-ch "Cherbourg garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=CH setup=3404 !name,type,abbreviation
counter ge-gar-sm "St. Malo garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=SM setup=3302 !name,type,abbreviation
counter ge-gar-br "Brest garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-4-0 abbreviation=BR setup=3500 !name,type,abbreviation
counter ge-gar-lo "Lorient garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=LO setup=3300 !name,type,abbreviation
counter ge-gar-sn "St. Nazaire garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=SN setup=3201 !name,type,abbreviation
counter ge-gar-na "Nantes garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=NA setup=3101 !name,type,abbreviation
counter ge-gar-lr "La Rochelle garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=LR setup=2801 !name,type,abbreviation
counter ge-gar-bd "Bordeaux garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=BD setup=2700 !name,type,abbreviation
counter ge-gar-lh "Le Havre garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=LH setup=3305 !name,type,abbreviation
counter ge-gar-dp "Dieppe garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=DP setup=3306 !name,type,abbreviation
counter ge-gar-bo "Boulogne garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=BO setup=3408 !name,type,abbreviation
counter ge-gar-ca "Calais garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=CA setup=3508 !name,type,abbreviation
counter ge-gar-dn "Dunkirk garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=DN setup=3409 !name,type,abbreviation
counter ge-gar-os "Ostend garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=OS setup=3410 !name,type,abbreviation
counter ge-gar-wf "Walcheren-Flushing garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=WF setup=3510 !name,type,abbreviation
counter ge-gar-ma "Marseille garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=MA setup=2005 !name,type,abbreviation
counter ge-gar-tn "Toulon garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=TN setup=2006 !name,type,abbreviation
counter ge-flak-3 "Luftgau 3 (Berlin)" nation=Germany type=flak size=luftgau mobility=static steps=0-3-0 setup=3120 !type
counter ge-flak-4 "Luftgau 4 (Leipzig)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2919 !type
counter ge-flak-6 "Luftgau 6 (Ruhr)" nation=Germany type=flak size=luftgau mobility=static steps=0-3-0 setup=3215 !type
counter ge-flak-7 "Luftgau 7 (Munich)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2317 !type
counter ge-flak-11 "Luftgau 11 (Hamburg)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=3418 !type
counter ge-flak-12 "Luftgau 12 (Frankfurt)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2915 !type
counter ge-flak-17 "Luftgau 17 (Vienna)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2422 !type
counter ge-w3 "Wehrkreis III" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=W3 arrival=7 entry=3120 !name,abbreviation
counter ge-56pz "56th Panzer Corps in Berlin" nation=Germany type=panzer size=corps mobility=static steps=0-5-0 abbreviation=56Pz arrival=8 entry=3120 !name,abbreviation
counter ge-acc "Adriatic Coastal Command" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=ACC arrival=4 entry=1816 !name,abbreviation

end
`
