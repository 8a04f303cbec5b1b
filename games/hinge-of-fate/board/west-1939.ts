// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;
// everything else is reconstructed from geography (docs/reconstruction.md).
// city, fortress, town: the name of what is there; a town is only a name. capital: Warsaw.
// fort=polish|west-wall|maginot: fortified. gap: the Sarreguemines Gap.
// objective: its loss ends the game (4.2). exit: the north edge that the French leave by (4.2).
// source=agn|ags|agc: where supply of that army group comes from; haven=ags: supplies who is inside (8.7 to 8.9).
// red-row=north|south|gap: Soviet ground (8.12, 8.13); eastern-poland=north|south: see 14.8.
// Hexsides: city-river has no effect (11.6) and is there for the eye; demarcation is the line of 14.7.
export const west1939 = `
format 1
board "Hinge of Fate: the Rhineland, September 1939"
grid lines=25-42 along=33-44 shifted=odd number=WAABB
terrain clear forest rough mountain swamp lake sea
hexsides river city-river sea lake blocked demarcation
regions Germany "East Prussia" Danzig Slovakia Poland France
features city capital fort fortress town gap objective source haven exit red-row eastern-poland

hex W2533 Germany        clear    exit !exit
hex W2534 Germany        clear    fort=west-wall
hex W2535 France         clear    fort=maginot
hex W2536 France         clear    fort=maginot town="Bouzonville"
hex W2537 France         clear    fort=maginot
hex W2538 France         clear    fort=maginot town="Saint-Avold"
hex W2539 France         clear
hex W2540 France         clear
hex W2541 France         clear
hex W2542 France         clear    town="Sarrebourg"
hex W2543 France         forest
hex W2544 France         mountain
hex W2633 Germany        clear    exit !exit
hex W2634 Germany        rough    town="Saarburg"
hex W2635 Germany        rough    fort=west-wall
hex W2636 Germany        clear    fort=west-wall
hex W2637 Germany        clear    fort=west-wall town="Saarlautern"
hex W2638 Germany        clear    fort=west-wall
hex W2639 France         swamp    fort=maginot gap="Sarreguemines Gap" !terrain,fort,gap
hex W2640 France         clear
hex W2641 France         clear
hex W2642 France         clear
hex W2643 France         rough
hex W2644 France         mountain
hex W2733 Germany        rough    exit !exit
hex W2734 Germany        rough
hex W2735 Germany        clear
hex W2736 Germany        clear
hex W2737 Germany        clear    town="Voelklingen"
hex W2738 Germany        clear    city="Saarbruecken"
hex W2739 France         swamp    fort=maginot town="Sarreguemines" gap="Sarreguemines Gap" !terrain,fort,gap
hex W2740 France         clear
hex W2741 France         clear
hex W2742 France         clear    town="Saverne"
hex W2743 France         rough
hex W2744 France         rough
hex W2833 Germany        clear    city="Trier" exit !exit
hex W2834 Germany        rough
hex W2835 Germany        rough
hex W2836 Germany        clear
hex W2837 Germany        clear
hex W2838 Germany        forest
hex W2839 Germany        clear    fort=west-wall
hex W2840 France         clear    fort=maginot !region
hex W2841 France         forest
hex W2842 France         forest
hex W2843 France         clear
hex W2844 France         clear
hex W2933 Germany        rough    exit !exit
hex W2934 Germany        rough
hex W2935 Germany        forest
hex W2936 Germany        clear    town="Sankt Wendel"
hex W2937 Germany        clear    town="Neunkirchen"
hex W2938 Germany        clear
hex W2939 Germany        clear    fort=west-wall
hex W2940 France         forest   fort=maginot town="Bitche"
hex W2941 France         forest
hex W2942 France         clear
hex W2943 France         clear
hex W2944 France         clear
hex W3033 Germany        rough    exit !exit
hex W3034 Germany        rough
hex W3035 Germany        rough    town="Birkenfeld"
hex W3036 Germany        clear
hex W3037 Germany        clear
hex W3038 Germany        clear    town="Homburg"
hex W3039 Germany        clear    town="Zweibruecken"
hex W3040 Germany        clear    fort=west-wall
hex W3041 France         forest   fort=maginot
hex W3042 France         rough
hex W3043 France         clear    town="Haguenau"
hex W3044 France         clear
hex W3133 Germany        rough    exit !exit
hex W3134 Germany        rough
hex W3135 Germany        rough    town="Idar-Oberstein"
hex W3136 Germany        rough
hex W3137 Germany        clear
hex W3138 Germany        clear
hex W3139 Germany        clear    town="Pirmasens"
hex W3140 Germany        forest   fort=west-wall
hex W3141 France         forest   fort=maginot
hex W3142 France         clear
hex W3143 France         forest
hex W3144 France         clear
hex W3233 Germany        clear    exit !exit
hex W3234 Germany        rough
hex W3235 Germany        rough
hex W3236 Germany        rough
hex W3237 Germany        rough
hex W3238 Germany        clear
hex W3239 Germany        forest
hex W3240 Germany        forest
hex W3241 Germany        forest   fort=west-wall
hex W3242 France         rough    fort=maginot town="Wissembourg"
hex W3243 France         clear    fort=maginot
hex W3244 France         clear    fort=maginot
hex W3333 Germany        clear    exit !exit
hex W3334 Germany        rough
hex W3335 Germany        rough
hex W3336 Germany        rough
hex W3337 Germany        clear
hex W3338 Germany        clear    city="Kaiserslautern"
hex W3339 Germany        forest
hex W3340 Germany        forest
hex W3341 Germany        clear    fort=west-wall
hex W3342 Germany        clear    fort=west-wall
hex W3343 France         clear    fort=maginot town="Lauterbourg"
hex W3344 Germany        rough    fort=west-wall town="Baden-Baden"
hex W3433 Germany        clear    town="Simmern" exit !exit
hex W3434 Germany        rough
hex W3435 Germany        rough
hex W3436 Germany        rough
hex W3437 Germany        rough
hex W3438 Germany        clear
hex W3439 Germany        forest
hex W3440 Germany        forest
hex W3441 Germany        clear    town="Landau"
hex W3442 Germany        clear
hex W3443 Germany        clear    fort=west-wall
hex W3444 Germany        rough    fort=west-wall
hex W3533 Germany        rough    exit !exit
hex W3534 Germany        rough
hex W3535 Germany        clear    town="Bad Kreuznach"
hex W3536 Germany        clear
hex W3537 Germany        rough
hex W3538 Germany        rough
hex W3539 Germany        rough    town="Neustadt"
hex W3540 Germany        clear
hex W3541 Germany        clear    town="Germersheim"
hex W3542 Germany        clear
hex W3543 Germany        clear    city="Karlsruhe" !region,city
hex W3544 Germany        rough
hex W3633 Germany        rough    exit !exit
hex W3634 Germany        rough    town="Ruedesheim"
hex W3635 Germany        clear
hex W3636 Germany        clear
hex W3637 Germany        clear    town="Alzey"
hex W3638 Germany        clear
hex W3639 Germany        clear
hex W3640 Germany        clear
hex W3641 Germany        clear    town="Speyer"
hex W3642 Germany        clear
hex W3643 Germany        clear    town="Bruchsal"
hex W3644 Germany        clear
hex W3733 Germany        forest   exit !exit
hex W3734 Germany        rough
hex W3735 Germany        clear
hex W3736 Germany        clear
hex W3737 Germany        clear
hex W3738 Germany        clear    town="Worms"
hex W3739 Germany        clear    city="Mannheim"
hex W3740 Germany        clear
hex W3741 Germany        clear
hex W3742 Germany        clear
hex W3743 Germany        clear
hex W3744 Germany        clear
hex W3833 Germany        rough    exit !exit
hex W3834 Germany        rough    town="Wiesbaden"
hex W3835 Germany        clear    city="Mainz"
hex W3836 Germany        clear
hex W3837 Germany        clear
hex W3838 Germany        clear
hex W3839 Germany        clear
hex W3840 Germany        clear
hex W3841 Germany        clear    town="Heidelberg"
hex W3842 Germany        clear
hex W3843 Germany        clear
hex W3844 Germany        clear
hex W3933 Germany        rough    exit !exit
hex W3934 Germany        clear
hex W3935 Germany        clear
hex W3936 Germany        clear
hex W3937 Germany        clear
hex W3938 Germany        clear
hex W3939 Germany        rough
hex W3940 Germany        forest
hex W3941 Germany        clear
hex W3942 Germany        clear
hex W3943 Germany        clear
hex W3944 Germany        clear
hex W4033 Germany        rough    exit !exit
hex W4034 Germany        rough
hex W4035 Germany        clear
hex W4036 Germany        clear
hex W4037 Germany        clear    city="Darmstadt"
hex W4038 Germany        rough
hex W4039 Germany        rough
hex W4040 Germany        forest
hex W4041 Germany        forest   town="Eberbach"
hex W4042 Germany        clear
hex W4043 Germany        clear
hex W4044 Germany        clear    town="Heilbronn"
hex W4133 Germany        rough    exit !exit
hex W4134 Germany        clear
hex W4135 Germany        clear    city="Frankfurt am Main"
hex W4136 Germany        clear
hex W4137 Germany        clear
hex W4138 Germany        rough
hex W4139 Germany        rough    town="Michelstadt"
hex W4140 Germany        forest
hex W4141 Germany        rough
hex W4142 Germany        clear
hex W4143 Germany        clear
hex W4144 Germany        clear
hex W4233 Germany        rough    source=agc exit !source,exit
hex W4234 Germany        clear    source=agc !source
hex W4235 Germany        clear    source=agc !source
hex W4236 Germany        clear    source=agc !source
hex W4237 Germany        clear    source=agc !source
hex W4238 Germany        rough    source=agc !source
hex W4239 Germany        rough    source=agc !source
hex W4240 Germany        forest   source=agc !source
hex W4241 Germany        forest   source=agc !source
hex W4242 Germany        clear    source=agc !source
hex W4243 Germany        clear    source=agc !source
hex W4244 Germany        clear    source=agc !source

side W2533/W2534 river name="Moselle"
side W2533/W2634 river name="Moselle"
side W2541/W2642 river name="Saar"
side W2542/W2642 river name="Saar"
side W2542/W2643 river name="Saar"
side W2543/W2544 river name="Saar"
side W2543/W2643 river name="Saar"
side W2543/W2644 river name="Saar"
side W2633/W2634 river name="Moselle"
side W2634/W2733 river name="Moselle"
side W2634/W2734 river name="Saar"
side W2635/W2734 river name="Saar"
side W2635/W2735 river name="Saar"
side W2636/W2735 river name="Saar"
side W2636/W2736 river name="Saar"
side W2637/W2736 river name="Saar"
side W2637/W2737 river name="Saar"
side W2638/W2737 river name="Saar"
side W2638/W2738 city-river name="Saar"
side W2639/W2738 city-river name="Saar"
side W2640/W2740 river name="Saar"
side W2641/W2642 river name="Saar"
side W2641/W2740 river name="Saar"
side W2641/W2741 river name="Saar"
side W2733/W2734 river name="Moselle"
side W2733/W2833 city-river name="Moselle"
side W2733/W2834 river name="Moselle"
side W2738/W2739 city-river name="Saar"
side W2738/W2839 city-river name="Blies"
side W2739/W2740 river name="Saar"
side W2739/W2839 river name="Saar"
side W2739/W2840 river name="Saar"
side W2838/W2839 river name="Blies"
side W2838/W2938 river name="Blies"
side W2935/W3035 river name="Nahe"
side W2936/W3036 river name="Blies"
side W2936/W3037 river name="Blies"
side W2937/W2938 river name="Blies"
side W2937/W3037 river name="Blies"
side W2937/W3038 river name="Blies"
side W3035/W3036 river name="Nahe"
side W3035/W3135 river name="Nahe"
side W3134/W3135 river name="Nahe"
side W3134/W3235 river name="Nahe"
side W3234/W3235 river name="Nahe"
side W3235/W3334 river name="Nahe"
side W3244/W3344 river name="Rhine"
side W3334/W3335 river name="Nahe"
side W3335/W3435 river name="Nahe"
side W3343/W3344 river name="Rhine"
side W3343/W3444 river name="Rhine"
side W3435/W3436 river name="Nahe"
side W3435/W3535 river name="Nahe"
side W3442/W3542 river name="Rhine"
side W3443/W3444 river name="Rhine"
side W3443/W3542 river name="Rhine"
side W3443/W3543 city-river name="Rhine" !city-river
side W3533/W3633 river name="Rhine"
side W3533/W3634 river name="Rhine"
side W3534/W3535 river name="Nahe"
side W3534/W3634 river name="Rhine"
side W3534/W3635 river name="Nahe"
side W3541/W3542 river name="Rhine"
side W3541/W3642 river name="Rhine"
side W3634/W3635 river name="Rhine"
side W3634/W3734 river name="Rhine"
side W3639/W3739 city-river name="Rhine"
side W3640/W3739 city-river name="Rhine"
side W3640/W3740 river name="Rhine"
side W3641/W3642 river name="Rhine"
side W3641/W3740 river name="Rhine"
side W3641/W3741 river name="Rhine"
side W3733/W3734 river name="Rhine"
side W3734/W3834 river name="Rhine"
side W3737/W3838 river name="Rhine"
side W3738/W3739 city-river name="Rhine"
side W3738/W3838 river name="Rhine"
side W3738/W3839 river name="Rhine"
side W3739/W3839 city-river name="Neckar"
side W3739/W3840 city-river name="Neckar"
side W3740/W3840 river name="Neckar"
side W3834/W3835 city-river name="Rhine"
side W3835/W3934 city-river name="Rhine"
side W3835/W3935 city-river name="Rhine"
side W3836/W3935 river name="Rhine"
side W3836/W3936 river name="Rhine"
side W3837/W3838 river name="Rhine"
side W3837/W3936 river name="Rhine"
side W3837/W3937 river name="Rhine"
side W3840/W3841 river name="Neckar"
side W3841/W3940 river name="Neckar"
side W3934/W3935 river name="Main"
side W3935/W4035 river name="Main"
side W3940/W3941 river name="Neckar"
side W3941/W4041 river name="Neckar"
side W4035/W4036 river name="Main"
side W4036/W4135 city-river name="Main"
side W4041/W4042 river name="Neckar"
side W4042/W4141 river name="Neckar"
side W4042/W4142 river name="Neckar"
side W4043/W4142 river name="Neckar"
side W4043/W4143 river name="Neckar"
side W4044/W4143 river name="Neckar"
side W4044/W4144 river name="Neckar"
side W4135/W4136 city-river name="Main"
side W4135/W4236 city-river name="Main"
side W4235/W4236 river name="Main"

end
`
