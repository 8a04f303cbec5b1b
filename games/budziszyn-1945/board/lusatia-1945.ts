// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;
// everything else is reconstructed from geography (docs/reconstruction.md).
// Terrain adds up: forest+hills is both. A town or a city is a feature with its name; a city has two or more hexes. A
// village is a name without effect. Hexsides: big-river is the Nysa and the Elbe; river and stream are one class in the
// rules (R17) and differ only on the map; bridge stands where a route crosses water; fixed-position is a line of works, of
// which none is known (R27). The networks are the three classes of route. zone: entry zone A to Y; exit=S: where Soviet
// armour leaves for Berlin. road-edge: a route leaves the map over that edge. american-limit: column 17, which the
// Americans may not pass in Nysa 1945. nysa and stars: who controls the hex when that scenario begins.
export const lusatia1945 = `
format 1
board "Budziszyn 1945: Lusatia, spring 1945"
grid lines=1-65 along=0-38 early=even:-1 shifted=even
terrain clear forest hills mountain swamp lake
hexsides big-river river stream bridge fixed-position
networks motorway main secondary
regions Germany Czechoslovakia
features town city village zone exit road-edge american-limit nysa stars

hex 0100 Germany        clear    zone="J" nysa=german stars=soviet
hex 0101 Germany        clear    zone="J" nysa=german stars=soviet
hex 0102 Germany        clear    zone="J" nysa=german stars=soviet
hex 0103 Germany        clear    zone="J" nysa=german stars=soviet
hex 0104 Germany        clear    zone="J" road-edge=west nysa=german stars=soviet
hex 0105 Germany        clear    zone="J" nysa=german stars=soviet
hex 0106 Germany        clear    zone="J" nysa=german stars=soviet
hex 0107 Germany        clear    zone="J" nysa=german stars=soviet
hex 0108 Germany        clear    zone="J" nysa=german stars=soviet
hex 0109 Germany        clear    zone="J" nysa=german stars=soviet
hex 0110 Germany        clear    zone="J" nysa=german stars=soviet
hex 0111 Germany        clear    village="Dommitzsch" zone="K" road-edge=west nysa=german stars=american !stars
hex 0112 Germany        forest   zone="K" nysa=german stars=american
hex 0113 Germany        forest   zone="K" nysa=german stars=american
hex 0114 Germany        clear    zone="K" nysa=german stars=american
hex 0115 Germany        forest   zone="K" nysa=german stars=american
hex 0116 Germany        clear    zone="K" road-edge=west nysa=german stars=american
hex 0117 Germany        clear    zone="K" nysa=german stars=american
hex 0118 Germany        clear    zone="K" road-edge=west nysa=german stars=american
hex 0119 Germany        clear    zone="L" nysa=german stars=american
hex 0120 Germany        clear    zone="L" nysa=german stars=american
hex 0121 Germany        clear    zone="L" nysa=german stars=american
hex 0122 Germany        clear    zone="L" road-edge=west nysa=german stars=american
hex 0123 Germany        clear    zone="L" nysa=german stars=american
hex 0124 Germany        clear    zone="L" nysa=german stars=american
hex 0125 Germany        hills    zone="L" nysa=german stars=american
hex 0126 Germany        clear    zone="M" nysa=german stars=american
hex 0127 Germany        clear    zone="M" road-edge=west nysa=german stars=american
hex 0128 Germany        hills    zone="M" nysa=german stars=american
hex 0129 Germany        hills    zone="M" nysa=german stars=american
hex 0130 Germany        clear    zone="M" nysa=german stars=american
hex 0131 Germany        hills    zone="M" nysa=german stars=american
hex 0132 Germany        clear    zone="N" nysa=german stars=american
hex 0133 Germany        clear    zone="N" nysa=german stars=american
hex 0134 Germany        clear    zone="N" nysa=german stars=american
hex 0135 Germany        clear    zone="N" nysa=german stars=american
hex 0136 Germany        clear    zone="N" nysa=german stars=american
hex 0137 Germany        hills    zone="N" nysa=german stars=american
hex 0138 Germany        clear    zone="P" nysa=german stars=american
hex 0299 Germany        clear    zone="J" nysa=german stars=soviet
hex 0200 Germany        clear    zone="J" nysa=german stars=soviet
hex 0201 Germany        clear    nysa=german stars=soviet
hex 0202 Germany        clear    nysa=german stars=soviet
hex 0203 Germany        clear    nysa=german stars=soviet
hex 0204 Germany        clear    nysa=german stars=soviet
hex 0205 Germany        clear    nysa=german stars=soviet
hex 0206 Germany        clear    nysa=german stars=soviet
hex 0207 Germany        clear    nysa=german stars=soviet
hex 0208 Germany        clear    nysa=german stars=soviet
hex 0209 Germany        clear    nysa=german stars=soviet
hex 0210 Germany        clear    nysa=german stars=soviet !stars
hex 0211 Germany        clear    nysa=german stars=american
hex 0212 Germany        forest   nysa=german stars=american
hex 0213 Germany        clear    nysa=german stars=american
hex 0214 Germany        forest   nysa=german stars=american
hex 0215 Germany        clear    nysa=german stars=american
hex 0216 Germany        clear    nysa=german stars=american
hex 0217 Germany        hills    nysa=german stars=american
hex 0218 Germany        forest   nysa=german stars=american
hex 0219 Germany        clear    nysa=german stars=american
hex 0220 Germany        clear    nysa=german stars=american
hex 0221 Germany        clear    nysa=german stars=american
hex 0222 Germany        forest   nysa=german stars=american
hex 0223 Germany        forest   nysa=german stars=american
hex 0224 Germany        clear    nysa=german stars=american
hex 0225 Germany        clear    nysa=german stars=american
hex 0226 Germany        clear    nysa=german stars=american
hex 0227 Germany        hills    nysa=german stars=american
hex 0228 Germany        hills    nysa=german stars=american
hex 0229 Germany        hills    nysa=german stars=american
hex 0230 Germany        clear    nysa=german stars=american
hex 0231 Germany        clear    nysa=german stars=american
hex 0232 Germany        clear    nysa=german stars=american
hex 0233 Germany        clear    nysa=german stars=american
hex 0234 Germany        clear    nysa=german stars=american
hex 0235 Germany        clear    nysa=german stars=american
hex 0236 Germany        clear    nysa=german stars=american
hex 0237 Germany        hills    nysa=german stars=american
hex 0238 Germany        hills    zone="P" road-edge=south nysa=german stars=american
hex 0300 Germany        clear    zone="J" nysa=german stars=soviet
hex 0301 Germany        clear    nysa=german stars=soviet
hex 0302 Germany        clear    nysa=german stars=soviet
hex 0303 Germany        clear    nysa=german stars=soviet
hex 0304 Germany        clear    nysa=german stars=soviet
hex 0305 Germany        clear    nysa=german stars=soviet !stars
hex 0306 Germany        clear    nysa=german stars=soviet
hex 0307 Germany        clear    nysa=german stars=soviet
hex 0308 Germany        clear    nysa=german stars=soviet
hex 0309 Germany        clear    nysa=german stars=soviet
hex 0310 Germany        clear    village="Prettin" nysa=german stars=soviet
hex 0311 Germany        clear    nysa=german stars=soviet
hex 0312 Germany        clear    nysa=german stars=american
hex 0313 Germany        clear    nysa=german stars=american
hex 0314 Germany        clear    nysa=german stars=american
hex 0315 Germany        clear    nysa=german stars=american
hex 0316 Germany        forest   nysa=german stars=american
hex 0317 Germany        clear    nysa=german stars=american
hex 0318 Germany        clear    village="Schildau" nysa=german stars=american
hex 0319 Germany        forest   nysa=german stars=american
hex 0320 Germany        clear    nysa=german stars=american
hex 0321 Germany        clear    nysa=german stars=american
hex 0322 Germany        clear    nysa=german stars=american
hex 0323 Germany        forest   nysa=german stars=american
hex 0324 Germany        clear    nysa=german stars=american
hex 0325 Germany        clear    nysa=german stars=american
hex 0326 Germany        clear    nysa=german stars=american
hex 0327 Germany        clear    nysa=german stars=american
hex 0328 Germany        hills    nysa=german stars=american
hex 0329 Germany        hills    town="Leisnig" nysa=german stars=american
hex 0330 Germany        hills    nysa=german stars=american
hex 0331 Germany        clear    nysa=german stars=american
hex 0332 Germany        clear    nysa=german stars=american
hex 0333 Germany        clear    nysa=german stars=american
hex 0334 Germany        clear    nysa=german stars=american
hex 0335 Germany        clear    nysa=german stars=american
hex 0336 Germany        clear    nysa=german stars=american
hex 0337 Germany        clear    nysa=german stars=american
hex 0338 Germany        clear    zone="P" nysa=german stars=american
hex 0499 Germany        clear    zone="J" nysa=german stars=soviet
hex 0400 Germany        clear    zone="J" nysa=german stars=soviet
hex 0401 Germany        forest   nysa=german stars=soviet
hex 0402 Germany        forest   nysa=german stars=soviet
hex 0403 Germany        forest   nysa=german stars=soviet
hex 0404 Germany        forest   nysa=german stars=soviet
hex 0405 Germany        clear    town="Jessen" nysa=german stars=soviet
hex 0406 Germany        clear    nysa=german stars=soviet
hex 0407 Germany        clear    nysa=german stars=soviet
hex 0408 Germany        clear    nysa=german stars=soviet
hex 0409 Germany        clear    nysa=german stars=soviet
hex 0410 Germany        clear    nysa=german stars=soviet
hex 0411 Germany        clear    nysa=german stars=soviet
hex 0412 Germany        clear    nysa=german stars=american
hex 0413 Germany        clear    nysa=german stars=american !stars
hex 0414 Germany        clear    town="Torgau" nysa=german stars=american
hex 0415 Germany        forest   nysa=german stars=american !stars
hex 0416 Germany        clear    nysa=german stars=american
hex 0417 Germany        clear    nysa=german stars=american
hex 0418 Germany        hills    nysa=german stars=american
hex 0419 Germany        forest   nysa=german stars=american
hex 0420 Germany        clear    nysa=german stars=american
hex 0421 Germany        clear    nysa=german stars=american
hex 0422 Germany        clear    nysa=german stars=american
hex 0423 Germany        forest+hills nysa=german stars=american
hex 0424 Germany        forest   nysa=german stars=american
hex 0425 Germany        clear    nysa=german stars=american
hex 0426 Germany        clear    nysa=german stars=american
hex 0427 Germany        clear    nysa=german stars=american
hex 0428 Germany        hills    nysa=german stars=american
hex 0429 Germany        hills    nysa=german stars=american
hex 0430 Germany        hills    nysa=german stars=american
hex 0431 Germany        clear    nysa=german stars=american
hex 0432 Germany        clear    nysa=german stars=american
hex 0433 Germany        hills    nysa=german stars=american
hex 0434 Germany        hills    nysa=german stars=american
hex 0435 Germany        clear    town="Mittweida" nysa=german stars=american
hex 0436 Germany        hills    nysa=german stars=american
hex 0437 Germany        hills    nysa=german stars=american
hex 0438 Germany        hills    zone="P" road-edge=south nysa=german stars=american
hex 0500 Germany        clear    zone="J" nysa=german stars=soviet
hex 0501 Germany        forest   nysa=german stars=soviet
hex 0502 Germany        forest   nysa=german stars=soviet
hex 0503 Germany        forest   nysa=german stars=soviet
hex 0504 Germany        forest   nysa=german stars=soviet
hex 0505 Germany        clear    nysa=german stars=soviet
hex 0506 Germany        clear    nysa=german stars=soviet
hex 0507 Germany        clear    nysa=german stars=soviet
hex 0508 Germany        clear    nysa=german stars=soviet
hex 0509 Germany        clear    nysa=german stars=soviet
hex 0510 Germany        clear    nysa=german stars=soviet
hex 0511 Germany        clear    nysa=german stars=soviet
hex 0512 Germany        clear    nysa=german stars=soviet
hex 0513 Germany        clear    nysa=german stars=soviet !stars
hex 0514 Germany        clear    nysa=german stars=soviet
hex 0515 Germany        clear    nysa=german stars=soviet !stars
hex 0516 Germany        clear    nysa=german stars=american
hex 0517 Germany        clear    nysa=german stars=american
hex 0518 Germany        forest+hills nysa=german stars=american
hex 0519 Germany        forest   nysa=german stars=american
hex 0520 Germany        forest   nysa=german stars=american
hex 0521 Germany        clear    village="Dahlen" nysa=german stars=american
hex 0522 Germany        clear    nysa=german stars=american
hex 0523 Germany        hills    nysa=german stars=american
hex 0524 Germany        clear    nysa=german stars=american
hex 0525 Germany        hills    nysa=german stars=american
hex 0526 Germany        hills    nysa=german stars=american
hex 0527 Germany        clear    nysa=german stars=american
hex 0528 Germany        clear    nysa=german stars=american
hex 0529 Germany        hills    nysa=german stars=american
hex 0530 Germany        hills    nysa=german stars=american
hex 0531 Germany        hills    nysa=german stars=american
hex 0532 Germany        hills    town="Waldheim" nysa=german stars=american
hex 0533 Germany        hills    nysa=german stars=american
hex 0534 Germany        hills    nysa=german stars=american
hex 0535 Germany        hills    nysa=german stars=american
hex 0536 Germany        hills    nysa=german stars=american
hex 0537 Germany        hills    nysa=german stars=american
hex 0538 Germany        hills    zone="P" nysa=german stars=american
hex 0699 Germany        clear    zone="J" road-edge=north nysa=german stars=soviet
hex 0600 Germany        clear    zone="J" nysa=german stars=soviet
hex 0601 Germany        clear    nysa=german stars=soviet
hex 0602 Germany        forest   nysa=german stars=soviet
hex 0603 Germany        clear    nysa=german stars=soviet
hex 0604 Germany        clear    nysa=german stars=soviet
hex 0605 Germany        clear    village="Schweinitz" nysa=german stars=soviet
hex 0606 Germany        clear    nysa=german stars=soviet
hex 0607 Germany        clear    town="Annaburg" nysa=german stars=soviet
hex 0608 Germany        forest   nysa=german stars=soviet
hex 0609 Germany        forest   nysa=german stars=soviet
hex 0610 Germany        forest   nysa=german stars=soviet
hex 0611 Germany        forest   nysa=german stars=soviet
hex 0612 Germany        clear    nysa=german stars=soviet
hex 0613 Germany        clear    nysa=german stars=soviet
hex 0614 Germany        clear    nysa=german stars=soviet
hex 0615 Germany        clear    nysa=german stars=american
hex 0616 Germany        hills    nysa=german stars=american
hex 0617 Germany        forest   nysa=german stars=american
hex 0618 Germany        forest   nysa=german stars=american
hex 0619 Germany        forest   nysa=german stars=american
hex 0620 Germany        clear    nysa=german stars=american
hex 0621 Germany        clear    nysa=german stars=american
hex 0622 Germany        hills    nysa=german stars=american
hex 0623 Germany        hills    nysa=german stars=american
hex 0624 Germany        hills    nysa=german stars=american
hex 0625 Germany        hills    nysa=german stars=american
hex 0626 Germany        hills    town="Mügeln" nysa=german stars=american
hex 0627 Germany        clear    nysa=german stars=american
hex 0628 Germany        clear    nysa=german stars=american
hex 0629 Germany        hills    nysa=german stars=american
hex 0630 Germany        hills    nysa=german stars=american
hex 0631 Germany        clear    nysa=german stars=american
hex 0632 Germany        clear    nysa=german stars=american
hex 0633 Germany        clear    nysa=german stars=american
hex 0634 Germany        hills    nysa=german stars=american
hex 0635 Germany        clear    nysa=german stars=american
hex 0636 Germany        clear    nysa=german stars=american
hex 0637 Germany        hills    nysa=german stars=american
hex 0638 Germany        hills    zone="P" nysa=german stars=american
hex 0700 Germany        clear    zone="J" nysa=german stars=soviet !stars
hex 0701 Germany        clear    nysa=german stars=soviet
hex 0702 Germany        clear    nysa=german stars=soviet
hex 0703 Germany        forest   nysa=german stars=soviet
hex 0704 Germany        clear    nysa=german stars=soviet
hex 0705 Germany        clear    nysa=german stars=soviet
hex 0706 Germany        clear    nysa=german stars=soviet
hex 0707 Germany        forest   nysa=german stars=soviet
hex 0708 Germany        forest   nysa=german stars=soviet
hex 0709 Germany        forest   nysa=german stars=soviet
hex 0710 Germany        forest   nysa=german stars=soviet
hex 0711 Germany        forest   nysa=german stars=soviet
hex 0712 Germany        forest   nysa=german stars=soviet
hex 0713 Germany        clear    nysa=german stars=soviet
hex 0714 Germany        clear    village="Beilrode" nysa=german stars=soviet
hex 0715 Germany        clear    nysa=german stars=soviet
hex 0716 Germany        clear    nysa=german stars=american
hex 0717 Germany        hills    nysa=german stars=american
hex 0718 Germany        forest+hills nysa=german stars=american
hex 0719 Germany        clear    nysa=german stars=american
hex 0720 Germany        clear    nysa=german stars=american
hex 0721 Germany        clear    nysa=german stars=american
hex 0722 Germany        clear    nysa=german stars=american
hex 0723 Germany        clear    nysa=german stars=american
hex 0724 Germany        clear    nysa=german stars=american
hex 0725 Germany        clear    nysa=german stars=american
hex 0726 Germany        hills    nysa=german stars=american
hex 0727 Germany        clear    nysa=german stars=american
hex 0728 Germany        clear    nysa=german stars=american
hex 0729 Germany        hills    nysa=german stars=american
hex 0730 Germany        hills    nysa=german stars=american
hex 0731 Germany        clear    nysa=german stars=american
hex 0732 Germany        clear    nysa=german stars=american
hex 0733 Germany        clear    nysa=german stars=american
hex 0734 Germany        clear    nysa=german stars=american
hex 0735 Germany        clear    nysa=german stars=american
hex 0736 Germany        clear    nysa=german stars=american
hex 0737 Germany        hills    nysa=german stars=american
hex 0738 Germany        hills    zone="P" nysa=german stars=american
hex 0899 Germany        clear    zone="J" road-edge=north nysa=german stars=soviet
hex 0800 Germany        clear    zone="J" nysa=german stars=soviet
hex 0801 Germany        clear    nysa=german stars=soviet
hex 0802 Germany        forest   nysa=german stars=soviet
hex 0803 Germany        clear    nysa=german stars=soviet
hex 0804 Germany        clear    nysa=german stars=soviet
hex 0805 Germany        clear    nysa=german stars=soviet
hex 0806 Germany        clear    nysa=german stars=soviet
hex 0807 Germany        forest   nysa=german stars=soviet
hex 0808 Germany        forest   nysa=german stars=soviet
hex 0809 Germany        forest   nysa=german stars=soviet
hex 0810 Germany        forest   nysa=german stars=soviet
hex 0811 Germany        clear    nysa=german stars=soviet
hex 0812 Germany        clear    nysa=german stars=soviet
hex 0813 Germany        forest   nysa=german stars=soviet
hex 0814 Germany        clear    nysa=german stars=soviet
hex 0815 Germany        clear    nysa=german stars=soviet
hex 0816 Germany        clear    nysa=german stars=soviet !stars
hex 0817 Germany        clear    town="Belgern" nysa=german stars=american
hex 0818 Germany        clear    nysa=german stars=american
hex 0819 Germany        clear    nysa=german stars=american
hex 0820 Germany        clear    nysa=german stars=american
hex 0821 Germany        clear    nysa=german stars=american
hex 0822 Germany        clear    nysa=german stars=american
hex 0823 Germany        clear    town="Oschatz" nysa=german stars=american
hex 0824 Germany        clear    nysa=german stars=american
hex 0825 Germany        clear    nysa=german stars=american
hex 0826 Germany        clear    nysa=german stars=american
hex 0827 Germany        clear    nysa=german stars=american
hex 0828 Germany        clear    nysa=german stars=american
hex 0829 Germany        clear    nysa=german stars=american
hex 0830 Germany        hills    town="Döbeln" nysa=german stars=american
hex 0831 Germany        hills    nysa=german stars=american
hex 0832 Germany        hills    nysa=german stars=american
hex 0833 Germany        hills    nysa=german stars=american
hex 0834 Germany        clear    nysa=german stars=american
hex 0835 Germany        clear    village="Hainichen" nysa=german stars=american
hex 0836 Germany        hills    nysa=german stars=american
hex 0837 Germany        hills    nysa=german stars=american
hex 0838 Germany        hills    zone="P" nysa=german stars=american
hex 0900 Germany        clear    zone="J" nysa=german stars=soviet
hex 0901 Germany        clear    nysa=german stars=soviet
hex 0902 Germany        forest   nysa=german stars=soviet
hex 0903 Germany        forest   nysa=german stars=soviet
hex 0904 Germany        clear    nysa=german stars=soviet
hex 0905 Germany        clear    nysa=german stars=soviet
hex 0906 Germany        clear    nysa=german stars=soviet
hex 0907 Germany        forest   nysa=german stars=soviet
hex 0908 Germany        forest   nysa=german stars=soviet
hex 0909 Germany        forest   nysa=german stars=soviet
hex 0910 Germany        forest   nysa=german stars=soviet
hex 0911 Germany        forest   nysa=german stars=soviet
hex 0912 Germany        forest   nysa=german stars=soviet
hex 0913 Germany        clear    nysa=german stars=soviet
hex 0914 Germany        clear    nysa=german stars=soviet
hex 0915 Germany        clear    nysa=german stars=soviet
hex 0916 Germany        clear    nysa=german stars=soviet
hex 0917 Germany        clear    nysa=german stars=soviet
hex 0918 Germany        clear    nysa=german stars=american
hex 0919 Germany        clear    nysa=german stars=american !nysa,stars
hex 0920 Germany        clear    nysa=german stars=american
hex 0921 Germany        hills    nysa=german stars=american
hex 0922 Germany        hills    nysa=german stars=american
hex 0923 Germany        clear    nysa=german stars=american
hex 0924 Germany        clear    nysa=german stars=american
hex 0925 Germany        clear    nysa=german stars=american
hex 0926 Germany        clear    nysa=german stars=american
hex 0927 Germany        clear    nysa=german stars=american
hex 0928 Germany        clear    nysa=german stars=american
hex 0929 Germany        hills    nysa=german stars=american
hex 0930 Germany        hills    nysa=german stars=american
hex 0931 Germany        hills    nysa=german stars=american
hex 0932 Germany        hills    nysa=german stars=american
hex 0933 Germany        hills    nysa=german stars=american
hex 0934 Germany        hills    nysa=german stars=american
hex 0935 Germany        hills    nysa=german stars=american
hex 0936 Germany        hills    nysa=german stars=american
hex 0937 Germany        hills    nysa=german stars=american
hex 0938 Germany        clear    zone="P" nysa=german stars=american
hex 1099 Germany        clear    zone="J" road-edge=north nysa=german stars=soviet
hex 1000 Germany        clear    zone="J" nysa=german stars=soviet
hex 1001 Germany        forest   nysa=german stars=soviet
hex 1002 Germany        forest   nysa=german stars=soviet
hex 1003 Germany        clear    nysa=german stars=soviet
hex 1004 Germany        clear    nysa=german stars=soviet
hex 1005 Germany        clear    nysa=german stars=soviet
hex 1006 Germany        clear    nysa=german stars=soviet
hex 1007 Germany        clear    nysa=german stars=soviet
hex 1008 Germany        clear    nysa=german stars=soviet
hex 1009 Germany        clear    nysa=german stars=soviet
hex 1010 Germany        clear    nysa=german stars=soviet
hex 1011 Germany        clear    nysa=german stars=soviet
hex 1012 Germany        forest   nysa=german stars=soviet
hex 1013 Germany        clear    nysa=german stars=soviet
hex 1014 Germany        forest   nysa=german stars=soviet
hex 1015 Germany        clear    nysa=german stars=soviet
hex 1016 Germany        clear    nysa=german stars=soviet
hex 1017 Germany        clear    nysa=german stars=soviet
hex 1018 Germany        clear    nysa=german stars=soviet
hex 1019 Germany        clear    nysa=german stars=american
hex 1020 Germany        clear    nysa=german stars=american
hex 1021 Germany        clear    nysa=german stars=american
hex 1022 Germany        clear    nysa=german stars=american
hex 1023 Germany        clear    nysa=german stars=american
hex 1024 Germany        clear    nysa=german stars=american
hex 1025 Germany        clear    village="Stauchitz" nysa=german stars=american
hex 1026 Germany        hills    nysa=german stars=american
hex 1027 Germany        clear    nysa=german stars=american
hex 1028 Germany        hills    nysa=german stars=american
hex 1029 Germany        hills    nysa=german stars=american
hex 1030 Germany        clear    nysa=german stars=american
hex 1031 Germany        hills    nysa=german stars=american
hex 1032 Germany        hills    village="Roßwein" nysa=german stars=american
hex 1033 Germany        clear    nysa=german stars=american
hex 1034 Germany        clear    nysa=german stars=american
hex 1035 Germany        hills    nysa=german stars=american
hex 1036 Germany        hills    nysa=german stars=american
hex 1037 Germany        hills    nysa=german stars=american
hex 1038 Germany        hills    zone="P" nysa=german stars=american
hex 1100 Germany        clear    zone="J" nysa=german stars=soviet
hex 1101 Germany        clear    nysa=german stars=soviet
hex 1102 Germany        forest   nysa=german stars=soviet
hex 1103 Germany        clear    nysa=german stars=soviet
hex 1104 Germany        clear    nysa=german stars=soviet
hex 1105 Germany        clear    nysa=german stars=soviet
hex 1106 Germany        clear    nysa=german stars=soviet
hex 1107 Germany        clear    nysa=german stars=soviet
hex 1108 Germany        clear    nysa=german stars=soviet
hex 1109 Germany        clear    town="Herzberg" nysa=german stars=soviet
hex 1110 Germany        clear    nysa=german stars=soviet
hex 1111 Germany        clear    nysa=german stars=soviet
hex 1112 Germany        clear    nysa=german stars=soviet
hex 1113 Germany        clear    town="Falkenberg" nysa=german stars=soviet
hex 1114 Germany        clear    nysa=german stars=soviet
hex 1115 Germany        clear    nysa=german stars=soviet
hex 1116 Germany        clear    nysa=german stars=soviet
hex 1117 Germany        clear    nysa=german stars=soviet
hex 1118 Germany        clear    nysa=german stars=soviet !stars
hex 1119 Germany        clear    town="Mühlberg" nysa=german stars=soviet
hex 1120 Germany        clear    nysa=german stars=soviet
hex 1121 Germany        clear    town="Strehla" nysa=german stars=american !stars
hex 1122 Germany        clear    nysa=german stars=american
hex 1123 Germany        clear    nysa=german stars=american
hex 1124 Germany        clear    nysa=german stars=american
hex 1125 Germany        clear    nysa=german stars=american
hex 1126 Germany        hills    nysa=german stars=american
hex 1127 Germany        clear    nysa=german stars=american
hex 1128 Germany        clear    nysa=german stars=american
hex 1129 Germany        hills    nysa=german stars=american
hex 1130 Germany        hills    nysa=german stars=american
hex 1131 Germany        hills    nysa=german stars=american
hex 1132 Germany        clear    nysa=german stars=american
hex 1133 Germany        hills    nysa=german stars=american
hex 1134 Germany        forest   nysa=german stars=american
hex 1135 Germany        forest   nysa=german stars=american
hex 1136 Germany        hills    nysa=german stars=american
hex 1137 Germany        clear    nysa=german stars=american
hex 1138 Germany        hills    zone="P" nysa=german stars=american
hex 1299 Germany        clear    zone="J" nysa=german stars=soviet
hex 1200 Germany        clear    zone="J" nysa=german stars=soviet
hex 1201 Germany        clear    nysa=german stars=soviet
hex 1202 Germany        forest   nysa=german stars=soviet
hex 1203 Germany        clear    nysa=german stars=soviet
hex 1204 Germany        clear    nysa=german stars=soviet
hex 1205 Germany        clear    nysa=german stars=soviet
hex 1206 Germany        clear    nysa=german stars=soviet
hex 1207 Germany        clear    nysa=german stars=soviet
hex 1208 Germany        clear    nysa=german stars=soviet
hex 1209 Germany        clear    nysa=german stars=soviet
hex 1210 Germany        clear    nysa=german stars=soviet
hex 1211 Germany        clear    nysa=german stars=soviet
hex 1212 Germany        forest   nysa=german stars=soviet
hex 1213 Germany        clear    nysa=german stars=soviet
hex 1214 Germany        clear    nysa=german stars=soviet
hex 1215 Germany        clear    nysa=german stars=soviet
hex 1216 Germany        clear    nysa=german stars=soviet
hex 1217 Germany        clear    nysa=german stars=soviet
hex 1218 Germany        clear    nysa=german stars=soviet
hex 1219 Germany        clear    nysa=german stars=soviet
hex 1220 Germany        clear    nysa=german stars=soviet
hex 1221 Germany        clear    nysa=german stars=soviet !stars
hex 1222 Germany        clear    nysa=german stars=soviet
hex 1223 Germany        clear    nysa=german stars=american
hex 1224 Germany        clear    nysa=german stars=american
hex 1225 Germany        clear    nysa=german stars=american
hex 1226 Germany        clear    nysa=german stars=american
hex 1227 Germany        clear    nysa=german stars=american
hex 1228 Germany        hills    nysa=german stars=american
hex 1229 Germany        clear    nysa=german stars=american
hex 1230 Germany        clear    nysa=german stars=american
hex 1231 Germany        clear    nysa=german stars=american
hex 1232 Germany        hills    town="Nossen" nysa=german stars=american
hex 1233 Germany        forest+hills nysa=german stars=american
hex 1234 Germany        forest   nysa=german stars=american
hex 1235 Germany        hills    nysa=german stars=american
hex 1236 Germany        clear    nysa=german stars=american
hex 1237 Germany        clear    nysa=german stars=american
hex 1238 Germany        hills    zone="P" road-edge=south nysa=german stars=american
hex 1300 Germany        clear    zone="J" nysa=german stars=soviet
hex 1301 Germany        clear    nysa=german stars=soviet
hex 1302 Germany        clear    nysa=german stars=soviet
hex 1303 Germany        clear    nysa=german stars=soviet
hex 1304 Germany        clear    nysa=german stars=soviet
hex 1305 Germany        clear    nysa=german stars=soviet
hex 1306 Germany        clear    nysa=german stars=soviet
hex 1307 Germany        clear    nysa=german stars=soviet
hex 1308 Germany        clear    nysa=german stars=soviet
hex 1309 Germany        clear    nysa=german stars=soviet
hex 1310 Germany        forest   nysa=german stars=soviet
hex 1311 Germany        clear    nysa=german stars=soviet
hex 1312 Germany        clear    nysa=german stars=soviet
hex 1313 Germany        clear    village="Uebigau" nysa=german stars=soviet
hex 1314 Germany        clear    nysa=german stars=soviet
hex 1315 Germany        clear    nysa=german stars=soviet
hex 1316 Germany        clear    nysa=german stars=soviet
hex 1317 Germany        forest   nysa=german stars=soviet
hex 1318 Germany        clear    nysa=german stars=soviet
hex 1319 Germany        clear    nysa=german stars=soviet
hex 1320 Germany        forest   nysa=german stars=soviet
hex 1321 Germany        clear    nysa=german stars=soviet
hex 1322 Germany        clear    nysa=german stars=soviet
hex 1323 Germany        clear    town="Riesa" nysa=german stars=american !nysa,stars
hex 1324 Germany        clear    nysa=german stars=american
hex 1325 Germany        clear    nysa=german stars=american
hex 1326 Germany        clear    nysa=german stars=american
hex 1327 Germany        clear    nysa=german stars=american
hex 1328 Germany        hills    town="Lommatzsch" nysa=german stars=american
hex 1329 Germany        clear    nysa=german stars=american
hex 1330 Germany        hills    nysa=german stars=american
hex 1331 Germany        hills    nysa=german stars=american
hex 1332 Germany        clear    nysa=german stars=american
hex 1333 Germany        hills    nysa=german stars=american
hex 1334 Germany        hills    nysa=german stars=american
hex 1335 Germany        hills    nysa=german stars=american
hex 1336 Germany        hills    nysa=german stars=american
hex 1337 Germany        forest+hills nysa=german stars=american
hex 1338 Germany        hills    zone="Q" nysa=german stars=american
hex 1499 Germany        clear    zone="J" nysa=german stars=soviet
hex 1400 Germany        clear    zone="J" nysa=german stars=soviet
hex 1401 Germany        clear    nysa=german stars=soviet
hex 1402 Germany        clear    nysa=german stars=soviet
hex 1403 Germany        clear    nysa=german stars=soviet
hex 1404 Germany        clear    nysa=german stars=soviet
hex 1405 Germany        forest   nysa=german stars=soviet
hex 1406 Germany        forest   nysa=german stars=soviet
hex 1407 Germany        forest   nysa=german stars=soviet
hex 1408 Germany        clear    nysa=german stars=soviet
hex 1409 Germany        clear    nysa=german stars=soviet
hex 1410 Germany        forest   nysa=german stars=soviet
hex 1411 Germany        clear    nysa=german stars=soviet
hex 1412 Germany        clear    nysa=german stars=soviet
hex 1413 Germany        clear    nysa=german stars=soviet
hex 1414 Germany        clear    nysa=german stars=soviet
hex 1415 Germany        clear    nysa=german stars=soviet
hex 1416 Germany        clear    nysa=german stars=soviet
hex 1417 Germany        clear    nysa=german stars=soviet
hex 1418 Germany        clear    nysa=german stars=soviet
hex 1419 Germany        clear    nysa=german stars=soviet
hex 1420 Germany        forest   nysa=german stars=soviet
hex 1421 Germany        clear    nysa=german stars=soviet
hex 1422 Germany        clear    village="Zeithain" nysa=german stars=soviet
hex 1423 Germany        clear    nysa=german stars=soviet !stars
hex 1424 Germany        clear    nysa=german stars=american
hex 1425 Germany        clear    nysa=german stars=american
hex 1426 Germany        clear    nysa=german stars=american
hex 1427 Germany        hills    nysa=german stars=american
hex 1428 Germany        hills    nysa=german stars=american
hex 1429 Germany        clear    nysa=german stars=american
hex 1430 Germany        hills    nysa=german stars=american
hex 1431 Germany        clear    nysa=german stars=american
hex 1432 Germany        clear    nysa=german stars=american
hex 1433 Germany        clear    nysa=german stars=american
hex 1434 Germany        hills    nysa=german stars=american
hex 1435 Germany        hills    nysa=german stars=american
hex 1436 Germany        hills    nysa=german stars=american
hex 1437 Germany        hills    nysa=german stars=american
hex 1438 Germany        hills    town="Freiberg" zone="Q" road-edge=south nysa=german stars=american
hex 1500 Germany        clear    zone="J" nysa=german stars=soviet
hex 1501 Germany        forest   nysa=german stars=soviet
hex 1502 Germany        clear    nysa=german stars=soviet
hex 1503 Germany        forest   nysa=german stars=soviet
hex 1504 Germany        clear    nysa=german stars=soviet
hex 1505 Germany        forest   nysa=german stars=soviet
hex 1506 Germany        forest   nysa=german stars=soviet
hex 1507 Germany        forest   nysa=german stars=soviet
hex 1508 Germany        clear    town="Schlieben" nysa=german stars=soviet
hex 1509 Germany        clear    nysa=german stars=soviet
hex 1510 Germany        forest   nysa=german stars=soviet
hex 1511 Germany        forest   nysa=german stars=soviet
hex 1512 Germany        forest   nysa=german stars=soviet
hex 1513 Germany        clear    nysa=german stars=soviet !stars
hex 1514 Germany        clear    nysa=german stars=soviet
hex 1515 Germany        clear    town="Liebenwerda" nysa=german stars=soviet !stars
hex 1516 Germany        clear    nysa=german stars=soviet
hex 1517 Germany        clear    nysa=german stars=soviet
hex 1518 Germany        clear    nysa=german stars=soviet
hex 1519 Germany        clear    nysa=german stars=soviet
hex 1520 Germany        clear    village="Gröditz" nysa=german stars=soviet
hex 1521 Germany        clear    nysa=german stars=soviet
hex 1522 Germany        clear    nysa=german stars=soviet
hex 1523 Germany        clear    nysa=german stars=soviet
hex 1524 Germany        clear    nysa=german stars=soviet
hex 1525 Germany        clear    nysa=german stars=american
hex 1526 Germany        hills    nysa=german stars=american
hex 1527 Germany        hills    nysa=german stars=american
hex 1528 Germany        hills    nysa=german stars=american
hex 1529 Germany        hills    nysa=german stars=american
hex 1530 Germany        clear    nysa=german stars=american
hex 1531 Germany        hills    nysa=german stars=american
hex 1532 Germany        hills    nysa=german stars=american
hex 1533 Germany        hills    nysa=german stars=american
hex 1534 Germany        clear    nysa=german stars=american
hex 1535 Germany        clear    nysa=german stars=american
hex 1536 Germany        hills    nysa=german stars=american
hex 1537 Germany        hills    nysa=german stars=american
hex 1538 Germany        hills    zone="Q" nysa=german stars=american
hex 1699 Germany        forest   zone="J" nysa=german stars=soviet
hex 1600 Germany        forest   zone="J" nysa=german stars=soviet
hex 1601 Germany        clear    nysa=german stars=soviet
hex 1602 Germany        clear    town="Dahme" nysa=german stars=soviet
hex 1603 Germany        clear    nysa=german stars=soviet
hex 1604 Germany        forest   nysa=german stars=soviet
hex 1605 Germany        hills    nysa=german stars=soviet
hex 1606 Germany        forest   nysa=german stars=soviet
hex 1607 Germany        forest   nysa=german stars=soviet
hex 1608 Germany        clear    nysa=german stars=soviet
hex 1609 Germany        forest   nysa=german stars=soviet
hex 1610 Germany        clear    nysa=german stars=soviet
hex 1611 Germany        forest   nysa=german stars=soviet
hex 1612 Germany        forest   nysa=german stars=soviet
hex 1613 Germany        forest   nysa=german stars=soviet
hex 1614 Germany        clear    nysa=german stars=soviet
hex 1615 Germany        clear    nysa=german stars=soviet
hex 1616 Germany        clear    nysa=german stars=soviet
hex 1617 Germany        clear    nysa=german stars=soviet
hex 1618 Germany        clear    nysa=german stars=soviet
hex 1619 Germany        clear    nysa=german stars=soviet
hex 1620 Germany        clear    nysa=german stars=soviet
hex 1621 Germany        clear    nysa=german stars=soviet
hex 1622 Germany        clear    nysa=german stars=soviet
hex 1623 Germany        clear    nysa=german stars=soviet
hex 1624 Germany        clear    nysa=german stars=soviet
hex 1625 Germany        hills    nysa=german stars=soviet !stars
hex 1626 Germany        hills    nysa=german stars=american
hex 1627 Germany        hills    nysa=german stars=american
hex 1628 Germany        hills    nysa=german stars=american
hex 1629 Germany        hills    nysa=german stars=american
hex 1630 Germany        hills    nysa=german stars=american
hex 1631 Germany        hills    nysa=german stars=american
hex 1632 Germany        hills    nysa=german stars=american
hex 1633 Germany        hills    nysa=german stars=american
hex 1634 Germany        hills    nysa=german stars=american
hex 1635 Germany        hills    nysa=german stars=american
hex 1636 Germany        hills    nysa=german stars=american
hex 1637 Germany        hills    nysa=german stars=american
hex 1638 Germany        hills    zone="Q" nysa=german stars=american
hex 1700 Germany        clear    zone="J" american-limit nysa=german stars=soviet !american-limit
hex 1701 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1702 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1703 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1704 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1705 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1706 Germany        forest   village="Hohenbucko" american-limit nysa=german stars=soviet !american-limit
hex 1707 Germany        forest+hills american-limit nysa=german stars=soviet !american-limit
hex 1708 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1709 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1710 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1711 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1712 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1713 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1714 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1715 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1716 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1717 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1718 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1719 Germany        clear    american-limit nysa=german stars=soviet !american-limit,stars
hex 1720 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1721 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1722 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1723 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1724 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1725 Germany        hills    american-limit nysa=german stars=soviet !american-limit
hex 1726 Germany        hills    american-limit nysa=german stars=soviet !american-limit
hex 1727 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1728 Germany        hills    town="Meißen" american-limit nysa=german stars=american !american-limit,stars
hex 1729 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1730 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1731 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1732 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1733 Germany        clear    american-limit nysa=german stars=german !american-limit
hex 1734 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1735 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1736 Germany        forest+hills american-limit nysa=german stars=american !american-limit
hex 1737 Germany        forest+hills american-limit nysa=german stars=american !american-limit
hex 1738 Germany        hills    zone="Q" american-limit nysa=german stars=american !american-limit
hex 1899 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 1800 Germany        forest   zone="I" exit="S" nysa=german stars=soviet
hex 1801 Germany        clear    nysa=german stars=soviet
hex 1802 Germany        clear    nysa=german stars=soviet
hex 1803 Germany        forest   nysa=german stars=soviet
hex 1804 Germany        forest   nysa=german stars=soviet
hex 1805 Germany        forest   nysa=german stars=soviet
hex 1806 Germany        forest   nysa=german stars=soviet
hex 1807 Germany        forest   nysa=german stars=soviet
hex 1808 Germany        clear    nysa=german stars=soviet
hex 1809 Germany        clear    nysa=german stars=soviet
hex 1810 Germany        forest   nysa=german stars=soviet
hex 1811 Germany        forest   nysa=german stars=soviet
hex 1812 Germany        forest   nysa=german stars=soviet
hex 1813 Germany        forest   nysa=german stars=soviet
hex 1814 Germany        forest   nysa=german stars=soviet
hex 1815 Germany        forest   nysa=german stars=soviet
hex 1816 Germany        forest+hills nysa=german stars=soviet
hex 1817 Germany        clear    nysa=german stars=soviet
hex 1818 Germany        clear    nysa=german stars=soviet
hex 1819 Germany        clear    nysa=german stars=soviet
hex 1820 Germany        clear    nysa=german stars=soviet
hex 1821 Germany        clear    nysa=german stars=soviet
hex 1822 Germany        clear    nysa=german stars=soviet
hex 1823 Germany        clear    nysa=german stars=soviet
hex 1824 Germany        clear    nysa=german stars=soviet
hex 1825 Germany        hills    nysa=german stars=soviet
hex 1826 Germany        clear    nysa=german stars=soviet
hex 1827 Germany        clear    nysa=german stars=soviet
hex 1828 Germany        clear    nysa=german stars=soviet
hex 1829 Germany        hills    nysa=german stars=soviet !nysa,stars
hex 1830 Germany        clear    nysa=german stars=german
hex 1831 Germany        clear    nysa=german stars=german
hex 1832 Germany        clear    nysa=german stars=german
hex 1833 Germany        clear    nysa=german stars=german
hex 1834 Germany        hills    nysa=german stars=german
hex 1835 Germany        forest+hills nysa=german stars=german
hex 1836 Germany        forest+hills nysa=german stars=german
hex 1837 Germany        forest   nysa=german stars=german
hex 1838 Germany        hills    zone="Q" nysa=german stars=german
hex 1900 Germany        forest   zone="I" exit="S" nysa=german stars=soviet
hex 1901 Germany        clear    nysa=german stars=soviet
hex 1902 Germany        clear    nysa=german stars=soviet
hex 1903 Germany        hills    nysa=german stars=soviet
hex 1904 Germany        forest   nysa=german stars=soviet
hex 1905 Germany        forest   nysa=german stars=soviet
hex 1906 Germany        forest   nysa=german stars=soviet
hex 1907 Germany        forest   nysa=german stars=soviet
hex 1908 Germany        forest   nysa=german stars=soviet
hex 1909 Germany        clear    nysa=german stars=soviet
hex 1910 Germany        clear    nysa=german stars=soviet
hex 1911 Germany        clear    nysa=german stars=soviet
hex 1912 Germany        clear    nysa=german stars=soviet
hex 1913 Germany        clear    nysa=german stars=soviet
hex 1914 Germany        clear    nysa=german stars=soviet
hex 1915 Germany        forest   nysa=german stars=soviet
hex 1916 Germany        forest   nysa=german stars=soviet
hex 1917 Germany        clear    town="Elsterwerda" nysa=german stars=soviet !stars
hex 1918 Germany        clear    nysa=german stars=soviet
hex 1919 Germany        clear    nysa=german stars=soviet
hex 1920 Germany        forest+hills nysa=german stars=soviet
hex 1921 Germany        forest   nysa=german stars=soviet
hex 1922 Germany        clear    nysa=german stars=soviet
hex 1923 Germany        clear    nysa=german stars=soviet
hex 1924 Germany        clear    town="Großenhain" nysa=german stars=soviet !stars
hex 1925 Germany        clear    nysa=german stars=soviet
hex 1926 Germany        clear    nysa=german stars=soviet
hex 1927 Germany        clear    nysa=german stars=soviet
hex 1928 Germany        hills    nysa=german stars=soviet
hex 1929 Germany        clear    nysa=german stars=soviet
hex 1930 Germany        hills    nysa=german stars=soviet
hex 1931 Germany        hills    nysa=german stars=german
hex 1932 Germany        hills    nysa=german stars=german
hex 1933 Germany        clear    town="Wilsdruff" nysa=german stars=german
hex 1934 Germany        hills    nysa=german stars=german
hex 1935 Germany        hills    nysa=german stars=german
hex 1936 Germany        forest+hills nysa=german stars=german
hex 1937 Germany        forest+hills nysa=german stars=german
hex 1938 Germany        hills    zone="Q" nysa=german stars=german
hex 2099 Germany        clear    zone="I" exit="S" road-edge=north nysa=german stars=soviet
hex 2000 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 2001 Germany        clear    nysa=german stars=soviet
hex 2002 Germany        clear    nysa=german stars=soviet
hex 2003 Germany        clear    nysa=german stars=soviet
hex 2004 Germany        forest   nysa=german stars=soviet
hex 2005 Germany        forest   nysa=german stars=soviet
hex 2006 Germany        forest   nysa=german stars=soviet
hex 2007 Germany        forest   nysa=german stars=soviet
hex 2008 Germany        forest   nysa=german stars=soviet
hex 2009 Germany        clear    nysa=german stars=soviet
hex 2010 Germany        clear    nysa=german stars=soviet
hex 2011 Germany        clear    town="Kirchhain" nysa=german stars=soviet
hex 2012 Germany        clear    nysa=german stars=soviet
hex 2013 Germany        clear    nysa=german stars=soviet
hex 2014 Germany        forest   nysa=german stars=soviet
hex 2015 Germany        forest   nysa=german stars=soviet
hex 2016 Germany        forest   nysa=german stars=soviet
hex 2017 Germany        clear    nysa=german stars=soviet
hex 2018 Germany        clear    nysa=german stars=soviet
hex 2019 Germany        hills    nysa=german stars=soviet
hex 2020 Germany        forest+hills nysa=german stars=soviet
hex 2021 Germany        clear    nysa=german stars=soviet
hex 2022 Germany        clear    nysa=german stars=soviet
hex 2023 Germany        clear    nysa=german stars=soviet
hex 2024 Germany        clear    nysa=german stars=soviet
hex 2025 Germany        clear    nysa=german stars=soviet
hex 2026 Germany        clear    nysa=german stars=soviet
hex 2027 Germany        hills    nysa=german stars=soviet
hex 2028 Germany        hills    village="Weinböhla" nysa=german stars=soviet
hex 2029 Germany        clear    nysa=german stars=soviet
hex 2030 Germany        hills    town="Coswig" nysa=german stars=soviet
hex 2031 Germany        hills    nysa=german stars=german
hex 2032 Germany        clear    nysa=german stars=german
hex 2033 Germany        clear    nysa=german stars=german
hex 2034 Germany        hills    nysa=german stars=german
hex 2035 Germany        hills    village="Tharandt" nysa=german stars=german
hex 2036 Germany        forest+hills nysa=german stars=german
hex 2037 Germany        hills    nysa=german stars=german
hex 2038 Germany        hills    zone="R" nysa=german stars=german
hex 2100 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 2101 Germany        clear    nysa=german stars=soviet
hex 2102 Germany        clear    nysa=german stars=soviet
hex 2103 Germany        hills    nysa=german stars=soviet
hex 2104 Germany        clear    nysa=german stars=soviet
hex 2105 Germany        clear    nysa=german stars=soviet
hex 2106 Germany        forest   nysa=german stars=soviet
hex 2107 Germany        forest   nysa=german stars=soviet
hex 2108 Germany        forest   nysa=german stars=soviet
hex 2109 Germany        clear    nysa=german stars=soviet
hex 2110 Germany        clear    nysa=german stars=soviet
hex 2111 Germany        clear    nysa=german stars=soviet
hex 2112 Germany        forest   nysa=german stars=soviet
hex 2113 Germany        forest   nysa=german stars=soviet
hex 2114 Germany        forest   nysa=german stars=soviet
hex 2115 Germany        clear    nysa=german stars=soviet
hex 2116 Germany        forest   nysa=german stars=soviet
hex 2117 Germany        forest   nysa=german stars=soviet
hex 2118 Germany        clear    village="Plessa" nysa=german stars=soviet
hex 2119 Germany        clear    nysa=german stars=soviet
hex 2120 Germany        hills    nysa=german stars=soviet
hex 2121 Germany        clear    nysa=german stars=soviet
hex 2122 Germany        clear    nysa=german stars=soviet
hex 2123 Germany        clear    nysa=german stars=soviet
hex 2124 Germany        clear    nysa=german stars=soviet
hex 2125 Germany        clear    nysa=german stars=soviet
hex 2126 Germany        clear    nysa=german stars=soviet
hex 2127 Germany        clear    nysa=german stars=soviet
hex 2128 Germany        forest   nysa=german stars=soviet
hex 2129 Germany        forest+hills nysa=german stars=soviet
hex 2130 Germany        forest+hills nysa=german stars=soviet
hex 2131 Germany        hills    nysa=german stars=german
hex 2132 Germany        hills    nysa=german stars=german
hex 2133 Germany        hills    nysa=german stars=german
hex 2134 Germany        hills    nysa=german stars=german
hex 2135 Germany        hills    nysa=german stars=german
hex 2136 Germany        hills    nysa=german stars=german
hex 2137 Germany        hills    nysa=german stars=german
hex 2138 Germany        hills    zone="R" nysa=german stars=german
hex 2299 Germany        clear    zone="I" exit="S" road-edge=north nysa=german stars=soviet
hex 2200 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 2201 Germany        clear    nysa=german stars=soviet
hex 2202 Germany        clear    nysa=german stars=soviet
hex 2203 Germany        clear    nysa=german stars=soviet
hex 2204 Germany        hills    nysa=german stars=soviet
hex 2205 Germany        forest+hills nysa=german stars=soviet
hex 2206 Germany        forest   nysa=german stars=soviet
hex 2207 Germany        forest   nysa=german stars=soviet
hex 2208 Germany        clear    nysa=german stars=soviet
hex 2209 Germany        clear    village="Sonnewalde" nysa=german stars=soviet
hex 2210 Germany        clear    nysa=german stars=soviet
hex 2211 Germany        forest   nysa=german stars=soviet
hex 2212 Germany        clear    nysa=german stars=soviet
hex 2213 Germany        forest   nysa=german stars=soviet
hex 2214 Germany        forest   nysa=german stars=soviet
hex 2215 Germany        forest   nysa=german stars=soviet
hex 2216 Germany        forest   nysa=german stars=soviet
hex 2217 Germany        forest   nysa=german stars=soviet
hex 2218 Germany        clear    nysa=german stars=soviet
hex 2219 Germany        swamp    nysa=german stars=soviet
hex 2220 Germany        hills    nysa=german stars=soviet
hex 2221 Germany        clear    nysa=german stars=soviet
hex 2222 Germany        forest   nysa=german stars=soviet
hex 2223 Germany        clear    nysa=german stars=soviet
hex 2224 Germany        clear    nysa=german stars=soviet
hex 2225 Germany        clear    nysa=german stars=soviet
hex 2226 Germany        clear    nysa=german stars=soviet
hex 2227 Germany        forest   nysa=german stars=soviet
hex 2228 Germany        forest   nysa=german stars=soviet !stars
hex 2229 Germany        forest   nysa=german stars=soviet
hex 2230 Germany        forest+hills nysa=german stars=soviet
hex 2231 Germany        hills    nysa=german stars=german
hex 2232 Germany        hills    nysa=german stars=german
hex 2233 Germany        hills    nysa=german stars=german
hex 2234 Germany        hills    town="Freital" nysa=german stars=german
hex 2235 Germany        hills    nysa=german stars=german
hex 2236 Germany        hills    nysa=german stars=german
hex 2237 Germany        hills    nysa=german stars=german
hex 2238 Germany        hills    zone="R" nysa=german stars=german
hex 2300 Germany        clear    zone="I" nysa=german stars=soviet
hex 2301 Germany        clear    nysa=german stars=soviet
hex 2302 Germany        clear    nysa=german stars=soviet
hex 2303 Germany        clear    nysa=german stars=soviet
hex 2304 Germany        clear    nysa=german stars=soviet
hex 2305 Germany        clear    nysa=german stars=soviet
hex 2306 Germany        forest+hills nysa=german stars=soviet
hex 2307 Germany        forest   nysa=german stars=soviet
hex 2308 Germany        forest   nysa=german stars=soviet
hex 2309 Germany        clear    nysa=german stars=soviet
hex 2310 Germany        clear    nysa=german stars=soviet
hex 2311 Germany        clear    nysa=german stars=soviet
hex 2312 Germany        clear    nysa=german stars=soviet
hex 2313 Germany        forest   nysa=german stars=soviet
hex 2314 Germany        forest   nysa=german stars=soviet
hex 2315 Germany        forest   nysa=german stars=soviet
hex 2316 Germany        forest   nysa=german stars=soviet
hex 2317 Germany        forest   nysa=german stars=soviet
hex 2318 Germany        clear    nysa=german stars=soviet
hex 2319 Germany        swamp    nysa=german stars=soviet
hex 2320 Germany        clear    nysa=german stars=soviet
hex 2321 Germany        hills    nysa=german stars=soviet
hex 2322 Germany        clear    nysa=german stars=soviet
hex 2323 Germany        clear    nysa=german stars=soviet
hex 2324 Germany        clear    nysa=german stars=soviet
hex 2325 Germany        clear    nysa=german stars=soviet
hex 2326 Germany        clear    nysa=german stars=soviet
hex 2327 Germany        clear    nysa=german stars=soviet
hex 2328 Germany        forest   nysa=german stars=soviet
hex 2329 Germany        forest   village="Moritzburg" nysa=german stars=soviet
hex 2330 Germany        clear    nysa=german stars=soviet
hex 2331 Germany        hills    town="Radebeul" nysa=german stars=german
hex 2332 Germany        clear    nysa=german stars=german
hex 2333 Germany        hills    nysa=german stars=german
hex 2334 Germany        hills    nysa=german stars=german
hex 2335 Germany        hills    nysa=german stars=german
hex 2336 Germany        forest+hills nysa=german stars=german
hex 2337 Germany        hills    nysa=german stars=german
hex 2338 Germany        forest+hills zone="R" road-edge=south nysa=german stars=german
hex 2499 Germany        clear    zone="I" nysa=german stars=german
hex 2400 Germany        clear    zone="I" nysa=german stars=soviet
hex 2401 Germany        clear    nysa=german stars=soviet
hex 2402 Germany        clear    nysa=german stars=soviet
hex 2403 Germany        clear    town="Luckau" nysa=german stars=soviet !stars
hex 2404 Germany        clear    nysa=german stars=soviet
hex 2405 Germany        clear    nysa=german stars=soviet
hex 2406 Germany        forest   nysa=german stars=soviet
hex 2407 Germany        forest   nysa=german stars=soviet
hex 2408 Germany        forest   nysa=german stars=soviet
hex 2409 Germany        clear    nysa=german stars=soviet
hex 2410 Germany        clear    nysa=german stars=soviet
hex 2411 Germany        clear    town="Finsterwalde" nysa=german stars=soviet
hex 2412 Germany        clear    nysa=german stars=soviet
hex 2413 Germany        forest   nysa=german stars=soviet
hex 2414 Germany        clear    nysa=german stars=soviet
hex 2415 Germany        forest   nysa=german stars=soviet
hex 2416 Germany        forest   nysa=german stars=soviet
hex 2417 Germany        clear    nysa=german stars=soviet
hex 2418 Germany        clear    nysa=german stars=soviet
hex 2419 Germany        clear    nysa=german stars=soviet
hex 2420 Germany        hills    nysa=german stars=soviet
hex 2421 Germany        clear    nysa=german stars=soviet
hex 2422 Germany        clear    nysa=german stars=soviet
hex 2423 Germany        clear    nysa=german stars=soviet
hex 2424 Germany        forest   nysa=german stars=soviet
hex 2425 Germany        forest   nysa=german stars=soviet
hex 2426 Germany        clear    town="Radeburg" nysa=german stars=soviet !stars
hex 2427 Germany        clear    nysa=german stars=soviet
hex 2428 Germany        clear    nysa=german stars=soviet
hex 2429 Germany        clear    nysa=german stars=soviet !stars
hex 2430 Germany        hills    nysa=german stars=soviet
hex 2431 Germany        clear    nysa=german stars=german
hex 2432 Germany        clear    city="Dresden" nysa=german stars=german
hex 2433 Germany        hills    city="Dresden" nysa=german stars=german
hex 2434 Germany        hills    nysa=german stars=german
hex 2435 Germany        hills    nysa=german stars=german
hex 2436 Germany        hills    nysa=german stars=german
hex 2437 Germany        hills    nysa=german stars=german
hex 2438 Germany        hills    zone="R" nysa=german stars=german
hex 2500 Germany        clear    zone="H" nysa=german stars=german
hex 2501 Germany        forest   nysa=german stars=german
hex 2502 Germany        clear    nysa=german stars=soviet
hex 2503 Germany        clear    nysa=german stars=soviet
hex 2504 Germany        clear    nysa=german stars=soviet
hex 2505 Germany        clear    nysa=german stars=soviet
hex 2506 Germany        clear    nysa=german stars=soviet
hex 2507 Germany        forest+hills nysa=german stars=soviet
hex 2508 Germany        forest   village="Crinitz" nysa=german stars=soviet
hex 2509 Germany        forest   nysa=german stars=soviet
hex 2510 Germany        forest   nysa=german stars=soviet
hex 2511 Germany        clear    nysa=german stars=soviet
hex 2512 Germany        clear    nysa=german stars=soviet
hex 2513 Germany        forest   nysa=german stars=soviet
hex 2514 Germany        clear    nysa=german stars=soviet
hex 2515 Germany        clear    nysa=german stars=soviet
hex 2516 Germany        forest   nysa=german stars=soviet
hex 2517 Germany        clear    town="Lauchhammer" nysa=german stars=soviet
hex 2518 Germany        clear    nysa=german stars=soviet
hex 2519 Germany        forest   nysa=german stars=soviet
hex 2520 Germany        forest   nysa=german stars=soviet
hex 2521 Germany        clear    town="Ortrand" nysa=german stars=soviet
hex 2522 Germany        hills    nysa=german stars=soviet
hex 2523 Germany        forest   nysa=german stars=soviet
hex 2524 Germany        clear    village="Thiendorf" nysa=german stars=soviet
hex 2525 Germany        clear    nysa=german stars=soviet
hex 2526 Germany        forest   nysa=german stars=soviet
hex 2527 Germany        forest   nysa=german stars=soviet
hex 2528 Germany        clear    nysa=german stars=soviet
hex 2529 Germany        clear    nysa=german stars=soviet
hex 2530 Germany        clear    nysa=german stars=soviet
hex 2531 Germany        hills    village="Klotzsche" nysa=german stars=german
hex 2532 Germany        clear    city="Dresden" nysa=german stars=german
hex 2533 Germany        clear    city="Dresden" nysa=german stars=german
hex 2534 Germany        hills    nysa=german stars=german
hex 2535 Germany        hills    nysa=german stars=german
hex 2536 Germany        hills    nysa=german stars=german
hex 2537 Germany        hills    nysa=german stars=german
hex 2538 Germany        forest+hills zone="R" nysa=german stars=german
hex 2699 Germany        clear    zone="H" road-edge=north nysa=german stars=german
hex 2600 Germany        forest   zone="H" nysa=german stars=german
hex 2601 Germany        clear    nysa=german stars=soviet
hex 2602 Germany        clear    nysa=german stars=soviet
hex 2603 Germany        clear    nysa=german stars=soviet
hex 2604 Germany        clear    nysa=german stars=soviet
hex 2605 Germany        clear    nysa=german stars=soviet
hex 2606 Germany        clear    nysa=german stars=soviet
hex 2607 Germany        forest   nysa=german stars=soviet
hex 2608 Germany        forest   nysa=german stars=soviet
hex 2609 Germany        forest   nysa=german stars=soviet
hex 2610 Germany        forest   nysa=german stars=soviet
hex 2611 Germany        forest   nysa=german stars=soviet
hex 2612 Germany        clear    nysa=german stars=soviet
hex 2613 Germany        forest   nysa=german stars=soviet
hex 2614 Germany        clear    nysa=german stars=soviet
hex 2615 Germany        clear    nysa=german stars=soviet
hex 2616 Germany        forest   nysa=german stars=soviet
hex 2617 Germany        forest   nysa=german stars=soviet
hex 2618 Germany        forest   nysa=german stars=soviet
hex 2619 Germany        forest   nysa=german stars=soviet
hex 2620 Germany        clear    nysa=german stars=soviet
hex 2621 Germany        clear    nysa=german stars=soviet
hex 2622 Germany        hills    nysa=german stars=soviet
hex 2623 Germany        clear    nysa=german stars=soviet
hex 2624 Germany        clear    nysa=german stars=soviet
hex 2625 Germany        clear    nysa=german stars=soviet
hex 2626 Germany        forest   nysa=german stars=soviet
hex 2627 Germany        forest   nysa=german stars=soviet
hex 2628 Germany        clear    nysa=german stars=soviet
hex 2629 Germany        clear    nysa=german stars=german
hex 2630 Germany        forest+hills nysa=german stars=german
hex 2631 Germany        forest+hills nysa=german stars=german !stars
hex 2632 Germany        forest+hills nysa=german stars=german
hex 2633 Germany        clear    nysa=german stars=german
hex 2634 Germany        hills    nysa=german stars=german
hex 2635 Germany        hills    nysa=german stars=german
hex 2636 Germany        hills    nysa=german stars=german
hex 2637 Germany        hills    nysa=german stars=german
hex 2638 Germany        hills    zone="T" nysa=german stars=german
hex 2700 Germany        forest   zone="H" nysa=german stars=german
hex 2701 Germany        clear    nysa=german stars=soviet
hex 2702 Germany        clear    nysa=german stars=soviet
hex 2703 Germany        clear    nysa=german stars=soviet
hex 2704 Germany        clear    nysa=german stars=soviet
hex 2705 Germany        clear    nysa=german stars=soviet
hex 2706 Germany        clear    nysa=german stars=soviet
hex 2707 Germany        clear    nysa=german stars=soviet
hex 2708 Germany        clear    nysa=german stars=soviet
hex 2709 Germany        forest   nysa=german stars=soviet
hex 2710 Germany        forest   nysa=german stars=soviet
hex 2711 Germany        forest   nysa=german stars=soviet
hex 2712 Germany        clear    nysa=german stars=soviet
hex 2713 Germany        forest   nysa=german stars=soviet
hex 2714 Germany        clear    nysa=german stars=soviet
hex 2715 Germany        clear    nysa=german stars=soviet
hex 2716 Germany        clear    nysa=german stars=soviet
hex 2717 Germany        forest   nysa=german stars=soviet
hex 2718 Germany        forest   nysa=german stars=soviet
hex 2719 Germany        forest   nysa=german stars=soviet
hex 2720 Germany        forest   nysa=german stars=soviet
hex 2721 Germany        forest   nysa=german stars=soviet
hex 2722 Germany        clear    nysa=german stars=soviet
hex 2723 Germany        forest+hills nysa=german stars=soviet
hex 2724 Germany        forest   nysa=german stars=soviet
hex 2725 Germany        forest   nysa=german stars=soviet
hex 2726 Germany        forest+hills nysa=german stars=soviet !stars
hex 2727 Germany        forest+hills nysa=german stars=soviet
hex 2728 Germany        clear    village="Ottendorf" nysa=german stars=soviet !stars
hex 2729 Germany        clear    nysa=german stars=soviet
hex 2730 Germany        clear    nysa=german stars=german
hex 2731 Germany        forest   nysa=german stars=german
hex 2732 Germany        forest   nysa=german stars=german
hex 2733 Germany        forest+hills nysa=german stars=german
hex 2734 Germany        clear    nysa=german stars=german
hex 2735 Germany        hills    nysa=german stars=german
hex 2736 Germany        hills    nysa=german stars=german
hex 2737 Germany        hills    nysa=german stars=german
hex 2738 Germany        hills    zone="T" nysa=german stars=german
hex 2899 Germany        clear    zone="H" nysa=german stars=german !stars
hex 2800 Germany        clear    town="Lübben" zone="H" nysa=german stars=soviet !nysa,stars
hex 2801 Germany        clear    nysa=german stars=soviet
hex 2802 Germany        clear    nysa=german stars=soviet
hex 2803 Germany        clear    nysa=german stars=soviet
hex 2804 Germany        clear    nysa=german stars=soviet
hex 2805 Germany        clear    nysa=german stars=soviet
hex 2806 Germany        clear    nysa=german stars=soviet
hex 2807 Germany        forest   nysa=german stars=soviet
hex 2808 Germany        forest   nysa=german stars=soviet
hex 2809 Germany        forest   nysa=german stars=soviet
hex 2810 Germany        clear    nysa=german stars=soviet
hex 2811 Germany        clear    nysa=german stars=soviet
hex 2812 Germany        clear    nysa=german stars=soviet
hex 2813 Germany        forest   nysa=german stars=soviet
hex 2814 Germany        forest   nysa=german stars=soviet
hex 2815 Germany        forest   nysa=german stars=soviet
hex 2816 Germany        forest   nysa=german stars=soviet
hex 2817 Germany        clear    town="Ruhland" nysa=german stars=soviet
hex 2818 Germany        forest   nysa=german stars=soviet
hex 2819 Germany        forest   nysa=german stars=soviet
hex 2820 Germany        forest   nysa=german stars=soviet
hex 2821 Germany        forest   nysa=german stars=soviet
hex 2822 Germany        forest   nysa=german stars=soviet
hex 2823 Germany        forest   nysa=german stars=soviet
hex 2824 Germany        forest   nysa=german stars=soviet
hex 2825 Germany        forest   nysa=german stars=soviet
hex 2826 Germany        forest   nysa=german stars=soviet
hex 2827 Germany        forest   nysa=german stars=soviet
hex 2828 Germany        hills    nysa=german stars=soviet
hex 2829 Germany        clear    nysa=german stars=german
hex 2830 Germany        forest   nysa=german stars=german
hex 2831 Germany        forest   nysa=german stars=german
hex 2832 Germany        forest   nysa=german stars=german !stars
hex 2833 Germany        hills    nysa=german stars=german
hex 2834 Germany        forest+hills nysa=german stars=german
hex 2835 Germany        hills    nysa=german stars=german
hex 2836 Germany        hills    nysa=german stars=german
hex 2837 Germany        hills    nysa=german stars=german
hex 2838 Germany        hills    zone="T" nysa=german stars=german
hex 2900 Germany        swamp    zone="H" nysa=german stars=german
hex 2901 Germany        clear    nysa=german stars=soviet
hex 2902 Germany        swamp    nysa=german stars=soviet
hex 2903 Germany        clear    nysa=german stars=soviet
hex 2904 Germany        clear    nysa=german stars=soviet
hex 2905 Germany        forest   nysa=german stars=soviet
hex 2906 Germany        clear    nysa=german stars=soviet
hex 2907 Germany        forest   nysa=german stars=soviet
hex 2908 Germany        clear    nysa=german stars=soviet
hex 2909 Germany        forest   nysa=german stars=soviet
hex 2910 Germany        forest   nysa=german stars=soviet
hex 2911 Germany        clear    nysa=german stars=soviet
hex 2912 Germany        clear    nysa=german stars=soviet
hex 2913 Germany        clear    nysa=german stars=soviet
hex 2914 Germany        forest   nysa=german stars=soviet
hex 2915 Germany        clear    nysa=german stars=soviet
hex 2916 Germany        forest   nysa=german stars=soviet
hex 2917 Germany        forest   nysa=german stars=soviet
hex 2918 Germany        forest   nysa=german stars=soviet
hex 2919 Germany        forest   nysa=german stars=soviet
hex 2920 Germany        forest   nysa=german stars=soviet
hex 2921 Germany        forest   nysa=german stars=soviet
hex 2922 Germany        forest   nysa=german stars=soviet
hex 2923 Germany        forest   nysa=german stars=soviet
hex 2924 Germany        forest   nysa=german stars=soviet
hex 2925 Germany        clear    town="Königsbrück" nysa=german stars=soviet !stars
hex 2926 Germany        clear    nysa=german stars=soviet
hex 2927 Germany        clear    nysa=german stars=soviet
hex 2928 Germany        hills    nysa=german stars=soviet
hex 2929 Germany        clear    nysa=german stars=german
hex 2930 Germany        clear    nysa=german stars=german
hex 2931 Germany        clear    town="Radeberg" nysa=german stars=german
hex 2932 Germany        clear    nysa=german stars=german
hex 2933 Germany        clear    nysa=german stars=german
hex 2934 Germany        hills    nysa=german stars=german
hex 2935 Germany        forest+hills nysa=german stars=german
hex 2936 Germany        hills    nysa=german stars=german
hex 2937 Germany        hills    nysa=german stars=german
hex 2938 Germany        hills    zone="T" nysa=german stars=german
hex 3099 Germany        swamp    zone="G" road-edge=north nysa=german stars=german
hex 3000 Germany        swamp    zone="G" nysa=german stars=german
hex 3001 Germany        swamp    nysa=german stars=soviet
hex 3002 Germany        clear    town="Lübbenau" nysa=german stars=soviet
hex 3003 Germany        clear    nysa=german stars=german
hex 3004 Germany        clear    nysa=german stars=soviet
hex 3005 Germany        clear    nysa=german stars=soviet
hex 3006 Germany        clear    nysa=german stars=soviet
hex 3007 Germany        clear    town="Calau" nysa=german stars=soviet
hex 3008 Germany        forest   nysa=german stars=soviet
hex 3009 Germany        forest   nysa=german stars=soviet
hex 3010 Germany        forest   nysa=german stars=soviet
hex 3011 Germany        forest   nysa=german stars=soviet
hex 3012 Germany        clear    nysa=german stars=soviet
hex 3013 Germany        clear    nysa=german stars=soviet
hex 3014 Germany        clear    nysa=german stars=soviet
hex 3015 Germany        clear    nysa=german stars=soviet
hex 3016 Germany        forest   nysa=german stars=soviet
hex 3017 Germany        clear    nysa=german stars=soviet
hex 3018 Germany        forest   nysa=german stars=soviet
hex 3019 Germany        forest   nysa=german stars=soviet
hex 3020 Germany        forest   nysa=german stars=soviet
hex 3021 Germany        forest   nysa=german stars=soviet
hex 3022 Germany        forest   village="Schwepnitz" nysa=german stars=soviet
hex 3023 Germany        forest   nysa=german stars=soviet
hex 3024 Germany        forest+hills nysa=german stars=soviet
hex 3025 Germany        forest+hills nysa=german stars=soviet
hex 3026 Germany        forest+hills nysa=german stars=soviet
hex 3027 Germany        hills    nysa=german stars=soviet
hex 3028 Germany        hills    nysa=german stars=soviet
hex 3029 Germany        clear    nysa=german stars=german
hex 3030 Germany        clear    nysa=german stars=german !stars
hex 3031 Germany        clear    nysa=german stars=german
hex 3032 Germany        forest   nysa=german stars=german
hex 3033 Germany        hills    nysa=german stars=german
hex 3034 Germany        hills    nysa=german stars=german
hex 3035 Germany        hills    nysa=german stars=german
hex 3036 Germany        hills    town="Pirna" nysa=german stars=german
hex 3037 Germany        hills    nysa=german stars=german
hex 3038 Germany        hills    zone="T" road-edge=south nysa=german stars=german
hex 3100 Germany        swamp    zone="G" nysa=german stars=german
hex 3101 Germany        swamp    nysa=german stars=german
hex 3102 Germany        swamp    nysa=german stars=german
hex 3103 Germany        swamp    nysa=german stars=german
hex 3104 Germany        clear    nysa=german stars=german
hex 3105 Germany        clear    nysa=german stars=soviet
hex 3106 Germany        forest   nysa=german stars=soviet
hex 3107 Germany        clear    nysa=german stars=soviet
hex 3108 Germany        forest+hills nysa=german stars=soviet
hex 3109 Germany        forest+hills nysa=german stars=soviet
hex 3110 Germany        clear    nysa=german stars=soviet
hex 3111 Germany        forest   nysa=german stars=soviet
hex 3112 Germany        forest   nysa=german stars=soviet
hex 3113 Germany        forest   nysa=german stars=soviet
hex 3114 Germany        clear    nysa=german stars=soviet
hex 3115 Germany        clear    nysa=german stars=soviet
hex 3116 Germany        clear    town="Senftenberg" nysa=german stars=soviet !nysa
hex 3117 Germany        forest   nysa=german stars=soviet
hex 3118 Germany        forest   nysa=german stars=soviet
hex 3119 Germany        forest   nysa=german stars=soviet
hex 3120 Germany        forest   nysa=german stars=soviet
hex 3121 Germany        forest   nysa=german stars=soviet
hex 3122 Germany        forest   nysa=german stars=soviet
hex 3123 Germany        forest   nysa=german stars=soviet
hex 3124 Germany        forest   nysa=german stars=soviet
hex 3125 Germany        forest+hills nysa=german stars=soviet
hex 3126 Germany        hills    nysa=german stars=soviet
hex 3127 Germany        hills    nysa=german stars=soviet
hex 3128 Germany        hills    nysa=german stars=soviet !stars
hex 3129 Germany        hills    nysa=german stars=soviet
hex 3130 Germany        forest   nysa=german stars=german
hex 3131 Germany        clear    nysa=german stars=german
hex 3132 Germany        forest   village="Arnsdorf" nysa=german stars=german
hex 3133 Germany        hills    nysa=german stars=german
hex 3134 Germany        hills    nysa=german stars=german
hex 3135 Germany        clear    nysa=german stars=german
hex 3136 Germany        hills    nysa=german stars=german
hex 3137 Germany        hills    nysa=german stars=german
hex 3138 Germany        hills    zone="U" nysa=german stars=german
hex 3299 Germany        swamp    zone="G" nysa=german stars=german
hex 3200 Germany        swamp    zone="G" nysa=german stars=german
hex 3201 Germany        swamp    nysa=german stars=german
hex 3202 Germany        swamp    nysa=german stars=german
hex 3203 Germany        swamp    nysa=german stars=german
hex 3204 Germany        clear    nysa=german stars=soviet
hex 3205 Germany        clear    nysa=german stars=soviet
hex 3206 Germany        clear    nysa=german stars=soviet
hex 3207 Germany        clear    nysa=german stars=soviet
hex 3208 Germany        forest   nysa=german stars=soviet
hex 3209 Germany        forest   nysa=german stars=soviet
hex 3210 Germany        clear    town="Altdöbern" nysa=german stars=soviet
hex 3211 Germany        forest   nysa=german stars=soviet
hex 3212 Germany        forest   nysa=german stars=soviet
hex 3213 Germany        clear    town="Großräschen" nysa=german stars=soviet
hex 3214 Germany        clear    nysa=german stars=soviet
hex 3215 Germany        clear    nysa=german stars=soviet
hex 3216 Germany        forest   nysa=german stars=soviet
hex 3217 Germany        forest   nysa=german stars=soviet
hex 3218 Germany        forest   nysa=german stars=soviet
hex 3219 Germany        forest   nysa=german stars=soviet
hex 3220 Germany        clear    nysa=german stars=soviet
hex 3221 Germany        forest   nysa=german stars=soviet
hex 3222 Germany        clear    nysa=german stars=soviet
hex 3223 Germany        forest   nysa=german stars=soviet
hex 3224 Germany        forest+hills nysa=german stars=soviet
hex 3225 Germany        forest   nysa=german stars=soviet
hex 3226 Germany        hills    nysa=german stars=soviet
hex 3227 Germany        hills    nysa=german stars=soviet
hex 3228 Germany        clear    town="Pulsnitz" nysa=german stars=soviet
hex 3229 Germany        clear    nysa=german stars=german
hex 3230 Germany        forest   nysa=german stars=german
hex 3231 Germany        clear    nysa=german stars=german
hex 3232 Germany        clear    nysa=german stars=german
hex 3233 Germany        clear    nysa=german stars=german
hex 3234 Germany        hills    nysa=german stars=german
hex 3235 Germany        hills    nysa=german stars=german
hex 3236 Germany        hills    nysa=german stars=german
hex 3237 Germany        hills    nysa=german stars=german
hex 3238 Germany        forest+hills zone="U" nysa=german stars=german
hex 3300 Germany        swamp    zone="G" nysa=german stars=german
hex 3301 Germany        clear    nysa=german stars=german
hex 3302 Germany        forest   nysa=german stars=german
hex 3303 Germany        swamp    nysa=german stars=german
hex 3304 Germany        swamp    nysa=german stars=german
hex 3305 Germany        clear    village="Raddusch" nysa=german stars=soviet
hex 3306 Germany        clear    town="Vetschau" nysa=german stars=soviet !nysa,stars
hex 3307 Germany        clear    nysa=german stars=soviet
hex 3308 Germany        clear    nysa=german stars=soviet
hex 3309 Germany        clear    nysa=german stars=soviet
hex 3310 Germany        forest   nysa=german stars=soviet
hex 3311 Germany        forest   nysa=german stars=soviet
hex 3312 Germany        clear    nysa=german stars=soviet
hex 3313 Germany        forest   nysa=german stars=soviet
hex 3314 Germany        clear    nysa=german stars=soviet
hex 3315 Germany        clear    nysa=german stars=soviet
hex 3316 Germany        forest   nysa=german stars=soviet
hex 3317 Germany        forest   nysa=german stars=soviet
hex 3318 Germany        forest   nysa=german stars=soviet
hex 3319 Germany        forest   nysa=german stars=soviet
hex 3320 Germany        forest   nysa=german stars=soviet
hex 3321 Germany        clear    town="Bernsdorf" nysa=german stars=soviet
hex 3322 Germany        forest   nysa=german stars=soviet
hex 3323 Germany        hills    nysa=german stars=soviet
hex 3324 Germany        hills    nysa=german stars=soviet
hex 3325 Germany        hills    nysa=german stars=soviet
hex 3326 Germany        hills    nysa=german stars=soviet
hex 3327 Germany        hills    nysa=german stars=soviet
hex 3328 Germany        hills    nysa=german stars=soviet
hex 3329 Germany        clear    nysa=german stars=german
hex 3330 Germany        clear    nysa=german stars=german !stars
hex 3331 Germany        forest   nysa=german stars=german
hex 3332 Germany        clear    nysa=german stars=german
hex 3333 Germany        clear    nysa=german stars=german
hex 3334 Germany        hills    nysa=german stars=german
hex 3335 Germany        hills    nysa=german stars=german
hex 3336 Germany        forest+hills nysa=german stars=german
hex 3337 Germany        forest+hills nysa=german stars=german
hex 3338 Germany        forest+hills village="Königstein" zone="U" nysa=german stars=german
hex 3499 Germany        forest   zone="G" nysa=german stars=german
hex 3400 Germany        swamp    zone="G" nysa=german stars=german
hex 3401 Germany        clear    nysa=german stars=german
hex 3402 Germany        clear    nysa=german stars=german !stars
hex 3403 Germany        swamp    nysa=german stars=german
hex 3404 Germany        clear    nysa=german stars=soviet
hex 3405 Germany        clear    nysa=german stars=soviet
hex 3406 Germany        forest   nysa=german stars=soviet
hex 3407 Germany        forest   nysa=german stars=soviet
hex 3408 Germany        forest   nysa=german stars=soviet
hex 3409 Germany        clear    nysa=german stars=soviet
hex 3410 Germany        hills    nysa=german stars=soviet
hex 3411 Germany        forest   nysa=german stars=soviet
hex 3412 Germany        clear    nysa=german stars=soviet
hex 3413 Germany        clear    nysa=german stars=soviet
hex 3414 Germany        forest   nysa=german stars=soviet
hex 3415 Germany        forest   nysa=german stars=soviet
hex 3416 Germany        clear    nysa=german stars=soviet
hex 3417 Germany        clear    nysa=german stars=soviet
hex 3418 Germany        clear    nysa=german stars=soviet
hex 3419 Germany        forest   nysa=german stars=soviet
hex 3420 Germany        forest   nysa=german stars=soviet
hex 3421 Germany        forest   nysa=german stars=soviet
hex 3422 Germany        forest   nysa=german stars=soviet
hex 3423 Germany        clear    nysa=german stars=soviet
hex 3424 Germany        hills    nysa=german stars=soviet
hex 3425 Germany        hills    nysa=german stars=soviet
hex 3426 Germany        hills    town="Kamenz" nysa=german stars=soviet !nysa,stars
hex 3427 Germany        forest+hills nysa=german stars=soviet
hex 3428 Germany        forest+hills nysa=german stars=soviet !stars
hex 3429 Germany        clear    nysa=german stars=german
hex 3430 Germany        clear    nysa=german stars=german
hex 3431 Germany        clear    village="Großharthau" nysa=german stars=german
hex 3432 Germany        hills    nysa=german stars=german !stars
hex 3433 Germany        hills    town="Stolpen" nysa=german stars=german
hex 3434 Germany        hills    nysa=german stars=german
hex 3435 Germany        forest+hills nysa=german stars=german
hex 3436 Germany        forest+hills nysa=german stars=german
hex 3437 Germany        forest+hills nysa=german stars=german
hex 3438 Germany        forest+hills zone="U" nysa=german stars=german
hex 3500 Germany        clear    zone="F" nysa=german stars=german
hex 3501 Germany        clear    village="Straupitz" nysa=german stars=german
hex 3502 Germany        clear    nysa=german stars=soviet !stars
hex 3503 Germany        swamp    nysa=german stars=german
hex 3504 Germany        clear    village="Burg" nysa=german stars=soviet !stars
hex 3505 Germany        clear    nysa=german stars=soviet
hex 3506 Germany        clear    nysa=german stars=soviet
hex 3507 Germany        forest   nysa=german stars=soviet
hex 3508 Germany        clear    nysa=german stars=soviet
hex 3509 Germany        forest   nysa=german stars=soviet
hex 3510 Germany        forest   nysa=german stars=soviet
hex 3511 Germany        clear    nysa=german stars=soviet
hex 3512 Germany        clear    nysa=german stars=soviet
hex 3513 Germany        clear    nysa=german stars=soviet
hex 3514 Germany        forest   nysa=german stars=soviet
hex 3515 Germany        clear    nysa=german stars=soviet
hex 3516 Germany        forest   nysa=german stars=soviet
hex 3517 Germany        clear    nysa=german stars=soviet
hex 3518 Germany        forest   nysa=german stars=soviet
hex 3519 Germany        forest   nysa=german stars=soviet
hex 3520 Germany        swamp    nysa=german stars=soviet
hex 3521 Germany        forest   nysa=german stars=soviet
hex 3522 Germany        forest   nysa=german stars=soviet
hex 3523 Germany        forest   nysa=german stars=soviet
hex 3524 Germany        clear    nysa=german stars=soviet
hex 3525 Germany        clear    nysa=german stars=soviet !stars
hex 3526 Germany        hills    nysa=german stars=soviet
hex 3527 Germany        hills    village="Elstra" nysa=german stars=soviet
hex 3528 Germany        hills    nysa=german stars=soviet
hex 3529 Germany        hills    nysa=german stars=soviet
hex 3530 Germany        clear    nysa=german stars=german
hex 3531 Germany        hills    nysa=german stars=german
hex 3532 Germany        hills    nysa=german stars=german
hex 3533 Germany        hills    nysa=german stars=german
hex 3534 Germany        hills    nysa=german stars=german
hex 3535 Germany        hills    nysa=german stars=german
hex 3536 Germany        forest+hills village="Hohnstein" nysa=german stars=german
hex 3537 Germany        forest+hills nysa=german stars=german
hex 3538 Germany        mountain zone="U" nysa=german stars=german
hex 3699 Germany        forest   zone="F" nysa=german stars=german
hex 3600 Germany        clear    zone="F" nysa=german stars=german !stars
hex 3601 Germany        clear    nysa=german stars=german
hex 3602 Germany        clear    nysa=german stars=german !stars
hex 3603 Germany        swamp    nysa=german stars=german
hex 3604 Germany        clear    nysa=german stars=soviet
hex 3605 Germany        clear    nysa=german stars=soviet
hex 3606 Germany        clear    nysa=german stars=soviet
hex 3607 Germany        forest   nysa=german stars=soviet
hex 3608 Germany        forest   nysa=german stars=soviet
hex 3609 Germany        forest   nysa=german stars=soviet
hex 3610 Germany        forest   nysa=german stars=soviet
hex 3611 Germany        clear    nysa=german stars=soviet
hex 3612 Germany        forest   village="Neupetershain" nysa=german stars=soviet
hex 3613 Germany        clear    town="Welzow" nysa=german stars=soviet
hex 3614 Germany        forest   nysa=german stars=soviet
hex 3615 Germany        forest   nysa=german stars=soviet
hex 3616 Germany        forest   nysa=german stars=soviet
hex 3617 Germany        forest   nysa=german stars=soviet
hex 3618 Germany        forest   nysa=german stars=soviet
hex 3619 Germany        forest   nysa=german stars=soviet
hex 3620 Germany        swamp    nysa=german stars=soviet
hex 3621 Germany        clear    nysa=german stars=soviet
hex 3622 Germany        clear    nysa=german stars=soviet
hex 3623 Germany        swamp    nysa=german stars=soviet
hex 3624 Germany        forest   nysa=german stars=soviet
hex 3625 Germany        clear    nysa=german stars=soviet
hex 3626 Germany        hills    nysa=german stars=soviet
hex 3627 Germany        hills    nysa=german stars=soviet
hex 3628 Germany        hills    nysa=german stars=german
hex 3629 Germany        hills    nysa=german stars=german
hex 3630 Germany        clear    town="Bischofswerda" nysa=german stars=german
hex 3631 Germany        hills    nysa=german stars=german
hex 3632 Germany        hills    nysa=german stars=german
hex 3633 Germany        hills    nysa=german stars=german
hex 3634 Germany        hills    nysa=german stars=german
hex 3635 Germany        hills    nysa=german stars=german
hex 3636 Germany        forest+hills nysa=german stars=german
hex 3637 Germany        mountain nysa=german stars=german
hex 3638 Germany        forest+hills zone="U" road-edge=south nysa=german stars=german
hex 3700 Germany        forest   zone="F" nysa=german stars=german
hex 3701 Germany        clear    nysa=german stars=german
hex 3702 Germany        clear    nysa=german stars=german
hex 3703 Germany        swamp    nysa=german stars=german
hex 3704 Germany        swamp    nysa=german stars=german
hex 3705 Germany        clear    nysa=german stars=soviet
hex 3706 Germany        clear    nysa=german stars=soviet
hex 3707 Germany        forest   nysa=german stars=soviet
hex 3708 Germany        forest   nysa=german stars=soviet
hex 3709 Germany        forest   nysa=german stars=soviet
hex 3710 Germany        clear    nysa=german stars=soviet
hex 3711 Germany        clear    nysa=german stars=soviet
hex 3712 Germany        clear    nysa=german stars=soviet
hex 3713 Germany        forest   nysa=german stars=soviet
hex 3714 Germany        forest   nysa=german stars=soviet
hex 3715 Germany        clear    nysa=german stars=soviet
hex 3716 Germany        clear    nysa=german stars=soviet
hex 3717 Germany        forest   nysa=german stars=soviet
hex 3718 Germany        clear    nysa=german stars=soviet
hex 3719 Germany        forest   nysa=german stars=soviet
hex 3720 Germany        forest   nysa=german stars=soviet
hex 3721 Germany        forest   nysa=german stars=soviet
hex 3722 Germany        clear    nysa=german stars=soviet
hex 3723 Germany        forest   nysa=german stars=soviet
hex 3724 Germany        forest   nysa=german stars=soviet
hex 3725 Germany        forest   nysa=german stars=soviet
hex 3726 Germany        clear    village="Panschwitz-Kuckau" nysa=german stars=soviet
hex 3727 Germany        hills    nysa=german stars=soviet
hex 3728 Germany        hills    nysa=german stars=soviet
hex 3729 Germany        hills    nysa=german stars=german
hex 3730 Germany        clear    nysa=german stars=german !stars
hex 3731 Germany        hills    nysa=german stars=german
hex 3732 Germany        hills    nysa=german stars=german
hex 3733 Germany        hills    nysa=german stars=german
hex 3734 Germany        hills    town="Neustadt" nysa=german stars=german
hex 3735 Germany        forest+hills nysa=german stars=german
hex 3736 Germany        hills    nysa=german stars=german
hex 3737 Germany        mountain nysa=german stars=german
hex 3738 Germany        mountain zone="U" nysa=german stars=german
hex 3899 Germany        forest   zone="F" road-edge=north nysa=german stars=german
hex 3800 Germany        forest   zone="F" nysa=german stars=german
hex 3801 Germany        clear    nysa=german stars=german
hex 3802 Germany        clear    nysa=german stars=german
hex 3803 Germany        swamp    nysa=german stars=german
hex 3804 Germany        swamp    nysa=german stars=german
hex 3805 Germany        clear    nysa=german stars=german
hex 3806 Germany        clear    nysa=german stars=soviet
hex 3807 Germany        forest   nysa=german stars=soviet
hex 3808 Germany        forest   nysa=german stars=soviet
hex 3809 Germany        clear    nysa=german stars=soviet
hex 3810 Germany        clear    town="Drebkau" nysa=german stars=soviet
hex 3811 Germany        forest   nysa=german stars=soviet
hex 3812 Germany        forest   nysa=german stars=soviet
hex 3813 Germany        clear    nysa=german stars=soviet
hex 3814 Germany        forest   nysa=german stars=soviet
hex 3815 Germany        clear    nysa=german stars=soviet
hex 3816 Germany        clear    nysa=german stars=soviet
hex 3817 Germany        clear    nysa=german stars=soviet
hex 3818 Germany        clear    nysa=german stars=soviet
hex 3819 Germany        clear    town="Hoyerswerda" nysa=german stars=soviet !nysa
hex 3820 Germany        clear    town="Wittichenau" nysa=german stars=soviet
hex 3821 Germany        clear    nysa=german stars=soviet
hex 3822 Germany        clear    nysa=german stars=soviet
hex 3823 Germany        clear    nysa=german stars=soviet
hex 3824 Germany        clear    nysa=german stars=soviet
hex 3825 Germany        clear    nysa=german stars=soviet
hex 3826 Germany        clear    village="Crostwitz" nysa=german stars=soviet
hex 3827 Germany        hills    nysa=german stars=soviet
hex 3828 Germany        hills    nysa=german stars=soviet !stars
hex 3829 Germany        hills    nysa=german stars=german
hex 3830 Germany        hills    nysa=german stars=german
hex 3831 Germany        hills    nysa=german stars=german
hex 3832 Germany        hills    nysa=german stars=german
hex 3833 Germany        forest+hills nysa=german stars=german
hex 3834 Germany        hills    nysa=german stars=german
hex 3835 Germany        mountain nysa=german stars=german
hex 3836 Germany        forest+hills nysa=german stars=german
hex 3837 Germany        forest+hills nysa=german stars=german
hex 3838 Germany        mountain zone="U" nysa=german stars=german
hex 3900 Germany        forest   zone="F" nysa=german stars=german
hex 3901 Germany        clear    nysa=german stars=german
hex 3902 Germany        clear    nysa=german stars=german
hex 3903 Germany        swamp    nysa=german stars=german
hex 3904 Germany        swamp    nysa=german stars=german
hex 3905 Germany        forest   nysa=german stars=german
hex 3906 Germany        clear    nysa=german stars=soviet
hex 3907 Germany        clear    nysa=german stars=soviet
hex 3908 Germany        clear    nysa=german stars=soviet
hex 3909 Germany        clear    nysa=german stars=soviet
hex 3910 Germany        clear    nysa=german stars=soviet
hex 3911 Germany        clear    nysa=german stars=soviet
hex 3912 Germany        forest   nysa=german stars=soviet
hex 3913 Germany        forest   nysa=german stars=soviet
hex 3914 Germany        clear    nysa=german stars=soviet
hex 3915 Germany        clear    nysa=german stars=soviet
hex 3916 Germany        forest   nysa=german stars=soviet
hex 3917 Germany        clear    nysa=german stars=soviet
hex 3918 Germany        forest   nysa=german stars=soviet
hex 3919 Germany        clear    nysa=german stars=soviet
hex 3920 Germany        forest   nysa=german stars=soviet
hex 3921 Germany        clear    nysa=german stars=soviet
hex 3922 Germany        clear    nysa=german stars=soviet
hex 3923 Germany        forest   nysa=german stars=soviet
hex 3924 Germany        forest   nysa=german stars=soviet
hex 3925 Germany        clear    nysa=german stars=soviet
hex 3926 Germany        clear    nysa=german stars=soviet
hex 3927 Germany        clear    nysa=german stars=soviet
hex 3928 Germany        hills    nysa=german stars=soviet !stars
hex 3929 Germany        hills    nysa=german stars=soviet
hex 3930 Germany        hills    nysa=german stars=german
hex 3931 Germany        hills    nysa=german stars=german
hex 3932 Germany        mountain nysa=german stars=german
hex 3933 Germany        mountain nysa=german stars=german
hex 3934 Czechoslovakia forest+hills nysa=german stars=german
hex 3935 Czechoslovakia forest+hills nysa=german stars=german
hex 3936 Germany        hills    town="Sebnitz" nysa=german stars=german
hex 3937 Germany        forest+hills nysa=german stars=german
hex 3938 Germany        mountain zone="V" nysa=german stars=german
hex 4099 Germany        forest   zone="F" road-edge=north nysa=german stars=german
hex 4000 Germany        forest   zone="F" nysa=german stars=german
hex 4001 Germany        clear    nysa=german stars=german
hex 4002 Germany        swamp    nysa=german stars=german
hex 4003 Germany        swamp    nysa=german stars=german
hex 4004 Germany        clear    nysa=german stars=german
hex 4005 Germany        forest   nysa=german stars=german
hex 4006 Germany        clear    nysa=german stars=soviet
hex 4007 Germany        clear    city="Cottbus" nysa=german stars=soviet
hex 4008 Germany        clear    city="Cottbus" nysa=german stars=soviet !nysa,stars
hex 4009 Germany        forest   nysa=german stars=soviet
hex 4010 Germany        forest   nysa=german stars=soviet
hex 4011 Germany        clear    nysa=german stars=soviet
hex 4012 Germany        clear    nysa=german stars=soviet
hex 4013 Germany        clear    nysa=german stars=soviet
hex 4014 Germany        forest   nysa=german stars=soviet
hex 4015 Germany        clear    nysa=german stars=soviet
hex 4016 Germany        forest   nysa=german stars=soviet
hex 4017 Germany        clear    nysa=german stars=soviet
hex 4018 Germany        forest   nysa=german stars=soviet
hex 4019 Germany        forest   nysa=german stars=soviet
hex 4020 Germany        forest   nysa=german stars=soviet
hex 4021 Germany        clear    nysa=german stars=soviet
hex 4022 Germany        clear    nysa=german stars=soviet
hex 4023 Germany        clear    town="Königswartha" nysa=german stars=soviet
hex 4024 Germany        clear    nysa=german stars=soviet
hex 4025 Germany        clear    nysa=german stars=soviet
hex 4026 Germany        clear    nysa=german stars=soviet
hex 4027 Germany        clear    nysa=german stars=soviet
hex 4028 Germany        clear    village="Göda" nysa=german stars=soviet
hex 4029 Germany        clear    nysa=german stars=german
hex 4030 Germany        hills    nysa=german stars=german !stars
hex 4031 Germany        hills    village="Neukirch" nysa=german stars=german
hex 4032 Germany        mountain nysa=german stars=german
hex 4033 Germany        forest+hills nysa=german stars=german
hex 4034 Czechoslovakia forest+hills nysa=german stars=german
hex 4035 Czechoslovakia mountain nysa=german stars=german
hex 4036 Czechoslovakia mountain nysa=german stars=german
hex 4037 Germany        forest+hills nysa=german stars=german
hex 4038 Germany        forest+hills zone="V" nysa=german stars=german
hex 4100 Germany        clear    zone="E" nysa=german stars=german
hex 4101 Germany        forest   nysa=german stars=german
hex 4102 Germany        forest   nysa=german stars=german
hex 4103 Germany        clear    nysa=german stars=german
hex 4104 Germany        clear    nysa=german stars=german !stars
hex 4105 Germany        clear    nysa=german stars=german
hex 4106 Germany        clear    nysa=german stars=soviet
hex 4107 Germany        clear    nysa=german stars=soviet !stars
hex 4108 Germany        forest   nysa=german stars=soviet
hex 4109 Germany        forest   nysa=german stars=soviet
hex 4110 Germany        clear    nysa=german stars=soviet !nysa
hex 4111 Germany        forest   nysa=german stars=soviet
hex 4112 Germany        forest   nysa=german stars=soviet
hex 4113 Germany        forest   nysa=german stars=soviet
hex 4114 Germany        clear    nysa=german stars=soviet
hex 4115 Germany        clear    nysa=german stars=soviet
hex 4116 Germany        forest   village="Spreetal" nysa=german stars=soviet
hex 4117 Germany        clear    nysa=german stars=soviet
hex 4118 Germany        forest   nysa=german stars=soviet
hex 4119 Germany        forest   nysa=german stars=soviet
hex 4120 Germany        forest   nysa=german stars=soviet
hex 4121 Germany        forest   nysa=german stars=soviet
hex 4122 Germany        forest   nysa=german stars=soviet
hex 4123 Germany        forest   nysa=german stars=soviet
hex 4124 Germany        forest   nysa=german stars=soviet
hex 4125 Germany        clear    village="Neschwitz" nysa=german stars=soviet
hex 4126 Germany        clear    nysa=german stars=soviet
hex 4127 Germany        hills    nysa=german stars=soviet
hex 4128 Germany        clear    nysa=german stars=soviet !stars
hex 4129 Germany        clear    nysa=german stars=soviet
hex 4130 Germany        hills    nysa=german stars=german
hex 4131 Germany        hills    nysa=german stars=german
hex 4132 Germany        hills    nysa=german stars=german
hex 4133 Germany        forest+hills nysa=german stars=german
hex 4134 Czechoslovakia forest+hills nysa=german stars=german
hex 4135 Czechoslovakia forest+hills nysa=german stars=german
hex 4136 Czechoslovakia mountain nysa=german stars=german
hex 4137 Czechoslovakia forest+hills nysa=german stars=german
hex 4138 Germany        forest+hills zone="V" nysa=german stars=german
hex 4299 Germany        forest   zone="E" nysa=german stars=soviet
hex 4200 Germany        forest   zone="E" nysa=german stars=soviet
hex 4201 Germany        forest   nysa=german stars=soviet
hex 4202 Germany        clear    nysa=german stars=soviet
hex 4203 Germany        clear    town="Peitz" nysa=german stars=soviet !stars
hex 4204 Germany        clear    nysa=german stars=soviet !nysa,stars
hex 4205 Germany        clear    nysa=german stars=soviet !stars
hex 4206 Germany        clear    nysa=german stars=soviet
hex 4207 Germany        forest   nysa=german stars=soviet
hex 4208 Germany        clear    nysa=german stars=soviet
hex 4209 Germany        forest   nysa=german stars=soviet
hex 4210 Germany        forest   nysa=german stars=soviet
hex 4211 Germany        forest   nysa=german stars=soviet
hex 4212 Germany        forest   nysa=german stars=soviet
hex 4213 Germany        clear    town="Spremberg" nysa=german stars=soviet
hex 4214 Germany        forest   nysa=german stars=soviet
hex 4215 Germany        forest   nysa=german stars=soviet
hex 4216 Germany        forest   nysa=german stars=soviet
hex 4217 Germany        forest   nysa=german stars=soviet
hex 4218 Germany        forest   nysa=german stars=soviet
hex 4219 Germany        forest   nysa=german stars=soviet
hex 4220 Germany        forest   village="Lohsa" nysa=german stars=soviet
hex 4221 Germany        clear    nysa=german stars=soviet
hex 4222 Germany        swamp    nysa=german stars=soviet
hex 4223 Germany        forest+hills nysa=german stars=soviet
hex 4224 Germany        forest   nysa=german stars=soviet
hex 4225 Germany        clear    nysa=german stars=soviet
hex 4226 Germany        clear    nysa=german stars=soviet
hex 4227 Germany        clear    nysa=german stars=soviet
hex 4228 Germany        clear    nysa=german stars=german
hex 4229 Germany        hills    nysa=german stars=german
hex 4230 Germany        forest+hills nysa=german stars=german !stars
hex 4231 Germany        hills    town="Wilthen" nysa=german stars=german
hex 4232 Germany        forest+hills nysa=german stars=german
hex 4233 Germany        forest+hills nysa=german stars=german
hex 4234 Czechoslovakia forest+hills nysa=german stars=german
hex 4235 Czechoslovakia forest+hills nysa=german stars=german
hex 4236 Czechoslovakia mountain nysa=german stars=german
hex 4237 Czechoslovakia forest+hills nysa=german stars=german
hex 4238 Czechoslovakia forest+hills zone="V" nysa=german stars=german
hex 4300 Germany        forest   zone="E" nysa=german stars=german
hex 4301 Germany        forest   nysa=german stars=german
hex 4302 Germany        clear    nysa=german stars=german
hex 4303 -              lake     nysa=german stars=german
hex 4304 Germany        forest   nysa=german stars=german !stars
hex 4305 Germany        clear    nysa=german stars=german
hex 4306 Germany        clear    nysa=german stars=soviet
hex 4307 Germany        clear    nysa=german stars=soviet
hex 4308 Germany        forest   nysa=german stars=soviet
hex 4309 Germany        clear    nysa=german stars=soviet
hex 4310 Germany        forest   village="Neuhausen" nysa=german stars=soviet
hex 4311 Germany        forest   nysa=german stars=soviet
hex 4312 Germany        forest   nysa=german stars=soviet
hex 4313 Germany        clear    nysa=german stars=soviet
hex 4314 Germany        forest   nysa=german stars=soviet
hex 4315 Germany        forest   nysa=german stars=soviet
hex 4316 Germany        forest   nysa=german stars=soviet
hex 4317 Germany        forest   nysa=german stars=soviet
hex 4318 Germany        forest   nysa=german stars=soviet
hex 4319 Germany        forest   nysa=german stars=soviet
hex 4320 Germany        forest   nysa=german stars=soviet
hex 4321 Germany        clear    nysa=german stars=soviet
hex 4322 Germany        forest   nysa=german stars=soviet
hex 4323 Germany        forest   nysa=german stars=soviet
hex 4324 Germany        forest   nysa=german stars=soviet
hex 4325 Germany        clear    nysa=german stars=soviet
hex 4326 Germany        clear    nysa=german stars=soviet
hex 4327 Germany        clear    nysa=german stars=soviet
hex 4328 Germany        clear    nysa=german stars=soviet !stars
hex 4329 Germany        hills    city="Bautzen" nysa=german stars=german !nysa,stars
hex 4330 Germany        hills    city="Bautzen" nysa=german stars=german
hex 4331 Germany        hills    nysa=german stars=german
hex 4332 Germany        forest+hills nysa=german stars=german
hex 4333 Germany        hills    nysa=german stars=german
hex 4334 Germany        forest+hills nysa=german stars=german
hex 4335 Czechoslovakia hills    nysa=german stars=german
hex 4336 Czechoslovakia mountain nysa=german stars=german
hex 4337 Czechoslovakia forest+hills nysa=german stars=german
hex 4338 Czechoslovakia forest+hills zone="V" nysa=german stars=german
hex 4499 Germany        forest   zone="E" road-edge=north nysa=german stars=german
hex 4400 Germany        forest   zone="E" nysa=german stars=german
hex 4401 Germany        forest   village="Tauer" nysa=german stars=german
hex 4402 Germany        clear    nysa=german stars=german
hex 4403 Germany        clear    nysa=german stars=german
hex 4404 Germany        forest   nysa=german stars=german
hex 4405 Germany        clear    nysa=german stars=german
hex 4406 Germany        clear    nysa=german stars=soviet
hex 4407 Germany        forest   nysa=german stars=soviet
hex 4408 Germany        forest   nysa=german stars=soviet
hex 4409 Germany        clear    village="Komptendorf" nysa=german stars=soviet
hex 4410 Germany        clear    nysa=german stars=soviet
hex 4411 Germany        forest   nysa=german stars=soviet
hex 4412 Germany        forest   nysa=german stars=soviet
hex 4413 Germany        clear    nysa=german stars=soviet
hex 4414 Germany        forest   nysa=german stars=soviet
hex 4415 Germany        forest   nysa=german stars=soviet
hex 4416 Germany        forest   nysa=german stars=soviet
hex 4417 Germany        forest   nysa=german stars=soviet
hex 4418 Germany        clear    nysa=german stars=soviet
hex 4419 Germany        clear    nysa=german stars=soviet
hex 4420 Germany        clear    nysa=german stars=soviet
hex 4421 Germany        forest   nysa=german stars=soviet
hex 4422 Germany        forest   nysa=german stars=soviet
hex 4423 Germany        swamp    nysa=german stars=soviet
hex 4424 Germany        forest+hills nysa=german stars=soviet
hex 4425 Germany        forest   village="Großdubrau" nysa=german stars=soviet
hex 4426 Germany        clear    nysa=german stars=soviet
hex 4427 Germany        clear    nysa=german stars=soviet !stars
hex 4428 Germany        hills    nysa=german stars=german
hex 4429 Germany        hills    nysa=german stars=german
hex 4430 Germany        forest+hills nysa=german stars=german
hex 4431 Germany        hills    nysa=german stars=german
hex 4432 Germany        forest+hills nysa=german stars=german
hex 4433 Germany        hills    nysa=german stars=german
hex 4434 Czechoslovakia clear    town="Schluckenau" nysa=german stars=german
hex 4435 Czechoslovakia mountain nysa=german stars=german
hex 4436 Czechoslovakia mountain nysa=german stars=german
hex 4437 Czechoslovakia mountain nysa=german stars=german
hex 4438 Czechoslovakia forest+hills zone="W" nysa=german stars=german
hex 4500 Germany        forest   zone="E" nysa=german stars=german
hex 4501 Germany        forest   nysa=german stars=german
hex 4502 Germany        forest   nysa=german stars=german
hex 4503 Germany        clear    village="Jänschwalde" nysa=german stars=german !stars
hex 4504 Germany        clear    nysa=german stars=german
hex 4505 Germany        clear    nysa=german stars=german
hex 4506 Germany        clear    nysa=german stars=german
hex 4507 Germany        clear    nysa=german stars=soviet
hex 4508 Germany        forest   nysa=german stars=soviet !nysa
hex 4509 Germany        forest   nysa=german stars=soviet
hex 4510 Germany        forest   nysa=german stars=soviet
hex 4511 Germany        forest   nysa=german stars=soviet
hex 4512 Germany        forest   nysa=german stars=soviet
hex 4513 Germany        clear    nysa=german stars=soviet
hex 4514 Germany        forest   nysa=german stars=soviet
hex 4515 Germany        forest   nysa=german stars=soviet
hex 4516 Germany        clear    nysa=german stars=soviet
hex 4517 Germany        clear    nysa=german stars=soviet
hex 4518 Germany        clear    nysa=german stars=soviet
hex 4519 Germany        forest   nysa=german stars=soviet
hex 4520 Germany        forest   nysa=german stars=soviet
hex 4521 Germany        clear    village="Uhyst" nysa=german stars=soviet
hex 4522 Germany        forest   nysa=german stars=soviet
hex 4523 Germany        forest   nysa=german stars=soviet
hex 4524 Germany        forest   nysa=german stars=soviet
hex 4525 Germany        clear    nysa=german stars=soviet
hex 4526 Germany        clear    nysa=german stars=soviet !stars
hex 4527 Germany        clear    nysa=german stars=soviet
hex 4528 Germany        hills    nysa=german stars=german
hex 4529 Germany        hills    nysa=german stars=german !stars
hex 4530 Germany        hills    nysa=german stars=german
hex 4531 Germany        forest+hills nysa=german stars=german
hex 4532 Germany        forest+hills nysa=german stars=german
hex 4533 Germany        hills    village="Oppach" nysa=german stars=german
hex 4534 Germany        forest+hills nysa=german stars=german
hex 4535 Czechoslovakia hills    nysa=german stars=german
hex 4536 Czechoslovakia mountain nysa=german stars=german
hex 4537 Czechoslovakia hills    nysa=german stars=german
hex 4538 Czechoslovakia mountain zone="W" nysa=german stars=german
hex 4699 Germany        forest   zone="E" nysa=german stars=german
hex 4600 Germany        forest   zone="E" nysa=german stars=german
hex 4601 Germany        forest   nysa=german stars=german
hex 4602 Germany        forest   nysa=german stars=german
hex 4603 Germany        forest   nysa=german stars=german
hex 4604 Germany        clear    nysa=german stars=german
hex 4605 Germany        clear    nysa=german stars=german
hex 4606 Germany        forest   nysa=german stars=german
hex 4607 Germany        forest   nysa=german stars=soviet
hex 4608 Germany        forest   nysa=german stars=soviet
hex 4609 Germany        clear    nysa=german stars=soviet
hex 4610 Germany        forest   nysa=german stars=soviet
hex 4611 Germany        forest   nysa=german stars=soviet
hex 4612 Germany        forest   nysa=german stars=soviet
hex 4613 Germany        forest   nysa=german stars=soviet
hex 4614 Germany        clear    nysa=german stars=soviet
hex 4615 Germany        forest   village="Schleife" nysa=german stars=soviet
hex 4616 Germany        forest+hills nysa=german stars=soviet
hex 4617 Germany        clear    nysa=german stars=soviet
hex 4618 Germany        clear    nysa=german stars=soviet
hex 4619 Germany        forest   nysa=german stars=soviet
hex 4620 Germany        clear    nysa=german stars=soviet
hex 4621 Germany        forest   nysa=german stars=soviet
hex 4622 Germany        forest   nysa=german stars=soviet !nysa
hex 4623 Germany        forest   nysa=german stars=soviet
hex 4624 Germany        clear    nysa=german stars=soviet
hex 4625 Germany        clear    nysa=german stars=soviet
hex 4626 Germany        clear    nysa=german stars=soviet
hex 4627 Germany        clear    nysa=german stars=german
hex 4628 Germany        hills    nysa=german stars=soviet !stars
hex 4629 Germany        hills    nysa=german stars=german
hex 4630 Germany        forest+hills nysa=german stars=german
hex 4631 Germany        hills    village="Cunewalde" nysa=german stars=german
hex 4632 Germany        hills    nysa=german stars=german
hex 4633 Germany        hills    nysa=german stars=german
hex 4634 Germany        forest+hills nysa=german stars=german
hex 4635 Czechoslovakia forest+hills nysa=german stars=german
hex 4636 Czechoslovakia hills    nysa=german stars=german
hex 4637 Czechoslovakia mountain nysa=german stars=german
hex 4638 Czechoslovakia mountain zone="W" road-edge=south nysa=german stars=german
hex 4700 Germany        forest   zone="D" nysa=german stars=german
hex 4701 Germany        forest   nysa=german stars=german
hex 4702 Germany        forest   nysa=german stars=german
hex 4703 Germany        forest   village="Grießen" nysa=german stars=german
hex 4704 Germany        forest   nysa=german stars=soviet
hex 4705 Germany        clear    nysa=german stars=soviet !nysa
hex 4706 Germany        forest   nysa=german stars=soviet
hex 4707 Germany        forest   nysa=german stars=soviet
hex 4708 Germany        forest   nysa=german stars=soviet
hex 4709 Germany        forest   nysa=german stars=soviet
hex 4710 Germany        clear    nysa=german stars=soviet
hex 4711 Germany        forest   nysa=german stars=soviet
hex 4712 Germany        clear    town="Döbern" nysa=german stars=soviet
hex 4713 Germany        forest   nysa=german stars=soviet
hex 4714 Germany        clear    nysa=german stars=soviet
hex 4715 Germany        forest   nysa=german stars=soviet
hex 4716 Germany        forest   nysa=german stars=soviet
hex 4717 Germany        forest   nysa=german stars=soviet
hex 4718 Germany        forest   nysa=german stars=soviet
hex 4719 Germany        clear    nysa=german stars=soviet
hex 4720 Germany        clear    village="Boxberg" nysa=german stars=soviet
hex 4721 Germany        forest   nysa=german stars=soviet
hex 4722 Germany        clear    nysa=german stars=soviet !stars
hex 4723 Germany        forest   nysa=german stars=soviet
hex 4724 Germany        forest   nysa=german stars=soviet
hex 4725 Germany        swamp    village="Guttau" nysa=german stars=soviet
hex 4726 Germany        clear    nysa=german stars=german
hex 4727 Germany        clear    nysa=german stars=german
hex 4728 Germany        hills    nysa=german stars=german !stars
hex 4729 Germany        hills    village="Hochkirch" nysa=german stars=german
hex 4730 Germany        hills    nysa=german stars=german
hex 4731 Germany        forest+hills nysa=german stars=german
hex 4732 Germany        hills    nysa=german stars=german
hex 4733 Germany        hills    nysa=german stars=german
hex 4734 Germany        clear    nysa=german stars=german
hex 4735 Germany        hills    town="Ebersbach" nysa=german stars=german
hex 4736 Germany        forest+hills nysa=german stars=german
hex 4737 Czechoslovakia hills    town="Rumburg" nysa=german stars=german
hex 4738 Czechoslovakia mountain zone="W" nysa=german stars=german
hex 4899 Germany        forest   zone="D" nysa=german stars=german
hex 4800 Germany        forest   zone="D" nysa=german stars=german
hex 4801 Germany        forest   nysa=german stars=german
hex 4802 Germany        forest   nysa=german stars=german !nysa,stars
hex 4803 Germany        clear    nysa=soviet stars=soviet !stars
hex 4804 Germany        clear    nysa=soviet stars=soviet !nysa
hex 4805 Germany        clear    nysa=german stars=soviet
hex 4806 Germany        clear    nysa=german stars=soviet
hex 4807 Germany        clear    nysa=german stars=soviet
hex 4808 Germany        clear    town="Forst" nysa=german stars=soviet !nysa
hex 4809 Germany        clear    nysa=german stars=soviet
hex 4810 Germany        forest   nysa=german stars=soviet
hex 4811 Germany        forest   nysa=german stars=soviet
hex 4812 Germany        forest   nysa=german stars=soviet
hex 4813 Germany        clear    nysa=german stars=soviet
hex 4814 Germany        forest   nysa=german stars=soviet
hex 4815 Germany        forest   nysa=german stars=soviet
hex 4816 Germany        forest   nysa=german stars=soviet
hex 4817 Germany        forest   nysa=german stars=soviet
hex 4818 Germany        forest   nysa=german stars=soviet
hex 4819 Germany        forest   nysa=german stars=soviet
hex 4820 Germany        forest   nysa=german stars=soviet
hex 4821 Germany        clear    village="Klitten" nysa=german stars=soviet
hex 4822 Germany        clear    nysa=german stars=soviet
hex 4823 Germany        forest   nysa=german stars=soviet
hex 4824 Germany        forest   nysa=german stars=soviet
hex 4825 Germany        forest   nysa=german stars=soviet
hex 4826 Germany        clear    nysa=german stars=german
hex 4827 Germany        clear    nysa=german stars=german
hex 4828 Germany        hills    nysa=german stars=german
hex 4829 Germany        hills    nysa=german stars=german
hex 4830 Germany        hills    nysa=german stars=german
hex 4831 Germany        hills    nysa=german stars=german
hex 4832 Germany        hills    nysa=german stars=german
hex 4833 Germany        hills    nysa=german stars=german
hex 4834 Germany        clear    nysa=german stars=german
hex 4835 Germany        hills    nysa=german stars=german
hex 4836 Germany        hills    town="Neugersdorf" nysa=german stars=german
hex 4837 Germany        hills    nysa=german stars=german
hex 4838 Czechoslovakia hills    town="Warnsdorf" zone="W" nysa=german stars=german
hex 4900 Germany        clear    zone="D" nysa=german stars=german
hex 4901 Germany        forest   village="Gastrose" nysa=german stars=german
hex 4902 Germany        clear    nysa=german stars=german
hex 4903 Germany        forest   nysa=soviet stars=soviet
hex 4904 Germany        forest   nysa=soviet stars=soviet
hex 4905 Germany        forest   nysa=soviet stars=soviet
hex 4906 Germany        clear    nysa=soviet stars=soviet !nysa
hex 4907 Germany        clear    nysa=soviet stars=soviet !nysa
hex 4908 Germany        clear    nysa=soviet stars=soviet
hex 4909 Germany        forest   nysa=german stars=soviet
hex 4910 Germany        forest   nysa=german stars=soviet
hex 4911 Germany        forest   nysa=german stars=soviet
hex 4912 Germany        forest   nysa=german stars=soviet
hex 4913 Germany        forest   nysa=german stars=soviet
hex 4914 Germany        forest   nysa=german stars=soviet
hex 4915 Germany        forest   nysa=german stars=soviet
hex 4916 Germany        clear    town="Weißwasser" nysa=german stars=soviet
hex 4917 Germany        forest   nysa=german stars=soviet
hex 4918 Germany        forest   nysa=german stars=soviet
hex 4919 Germany        forest   nysa=german stars=soviet
hex 4920 Germany        forest   nysa=german stars=soviet
hex 4921 Germany        clear    nysa=german stars=soviet
hex 4922 Germany        forest   nysa=german stars=soviet
hex 4923 Germany        forest   nysa=german stars=soviet
hex 4924 Germany        forest   nysa=german stars=soviet
hex 4925 Germany        hills    nysa=german stars=soviet
hex 4926 Germany        clear    nysa=german stars=soviet !stars
hex 4927 Germany        clear    nysa=german stars=german !stars
hex 4928 Germany        clear    town="Weißenberg" nysa=german stars=german !nysa
hex 4929 Germany        hills    nysa=german stars=german
hex 4930 Germany        hills    nysa=german stars=german
hex 4931 Germany        hills    nysa=german stars=german
hex 4932 Germany        hills    nysa=german stars=german !stars
hex 4933 Germany        hills    nysa=german stars=german
hex 4934 Germany        hills    nysa=german stars=german
hex 4935 Germany        forest+hills nysa=german stars=german
hex 4936 Germany        hills    nysa=german stars=german
hex 4937 Germany        hills    nysa=german stars=german
hex 4938 Germany        hills    zone="W" nysa=german stars=german
hex 5099 Germany        clear    zone="D" road-edge=north nysa=german stars=german
hex 5000 Germany        clear    town="Guben" zone="D" nysa=german stars=german !nysa,stars
hex 5001 Germany        clear    nysa=soviet stars=soviet
hex 5002 Germany        forest   nysa=soviet stars=soviet
hex 5003 Germany        forest   nysa=soviet stars=soviet
hex 5004 Germany        forest   nysa=soviet stars=soviet
hex 5005 Germany        forest   nysa=soviet stars=soviet
hex 5006 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5007 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5008 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5009 Germany        forest   nysa=german stars=soviet
hex 5010 Germany        forest   nysa=german stars=soviet
hex 5011 Germany        forest   nysa=german stars=soviet
hex 5012 Germany        forest   nysa=german stars=soviet
hex 5013 Germany        forest   nysa=german stars=soviet
hex 5014 Germany        forest   nysa=german stars=soviet
hex 5015 Germany        forest   village="Keula" nysa=german stars=soviet
hex 5016 Germany        forest   nysa=german stars=soviet !nysa,stars
hex 5017 Germany        forest   nysa=german stars=soviet
hex 5018 Germany        forest   nysa=german stars=soviet
hex 5019 Germany        forest   nysa=german stars=soviet
hex 5020 Germany        clear    nysa=german stars=soviet
hex 5021 Germany        forest   nysa=german stars=soviet
hex 5022 Germany        swamp    nysa=german stars=soviet
hex 5023 Germany        forest   village="Mücka" nysa=german stars=soviet
hex 5024 Germany        forest+hills nysa=german stars=soviet
hex 5025 Germany        forest+hills nysa=german stars=soviet
hex 5026 Germany        clear    nysa=german stars=german
hex 5027 Germany        clear    nysa=german stars=german
hex 5028 Germany        clear    nysa=german stars=german
hex 5029 Germany        hills    nysa=german stars=german
hex 5030 Germany        hills    nysa=german stars=german !stars
hex 5031 Germany        hills    town="Löbau" nysa=german stars=german
hex 5032 Germany        hills    nysa=german stars=german
hex 5033 Germany        hills    nysa=german stars=german
hex 5034 Germany        forest+hills nysa=german stars=german
hex 5035 Germany        hills    nysa=german stars=german
hex 5036 Germany        hills    nysa=german stars=german
hex 5037 Germany        hills    nysa=german stars=german
hex 5038 Germany        hills    zone="X" nysa=german stars=german
hex 5100 Germany        clear    zone="D" nysa=soviet stars=soviet !nysa,stars
hex 5101 Germany        forest   nysa=soviet stars=soviet
hex 5102 Germany        forest   nysa=soviet stars=soviet
hex 5103 Germany        clear    nysa=soviet stars=soviet
hex 5104 Germany        clear    nysa=soviet stars=soviet
hex 5105 Germany        forest   nysa=soviet stars=soviet
hex 5106 Germany        forest   nysa=soviet stars=soviet
hex 5107 Germany        forest   nysa=soviet stars=soviet
hex 5108 Germany        forest   nysa=soviet stars=soviet
hex 5109 Germany        forest   nysa=soviet stars=soviet
hex 5110 Germany        forest   nysa=german stars=soviet !nysa
hex 5111 Germany        forest   nysa=german stars=soviet
hex 5112 Germany        forest   nysa=german stars=soviet !nysa
hex 5113 Germany        forest   nysa=german stars=soviet
hex 5114 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5115 Germany        clear    town="Muskau" nysa=german stars=soviet !nysa
hex 5116 Germany        forest   nysa=german stars=soviet
hex 5117 Germany        forest   village="Weißkeißel" nysa=german stars=soviet
hex 5118 Germany        forest   nysa=german stars=soviet
hex 5119 Germany        forest   nysa=german stars=soviet
hex 5120 Germany        forest   nysa=german stars=soviet
hex 5121 Germany        forest   nysa=german stars=soviet
hex 5122 Germany        forest   nysa=german stars=soviet
hex 5123 Germany        forest   nysa=german stars=soviet
hex 5124 Germany        forest+hills nysa=german stars=soviet
hex 5125 Germany        forest+hills nysa=german stars=german
hex 5126 Germany        forest   nysa=german stars=german
hex 5127 Germany        clear    nysa=german stars=german !stars
hex 5128 Germany        clear    nysa=german stars=german
hex 5129 Germany        clear    nysa=german stars=german
hex 5130 Germany        hills    nysa=german stars=german
hex 5131 Germany        hills    nysa=german stars=german
hex 5132 Germany        hills    nysa=german stars=german
hex 5133 Germany        hills    nysa=german stars=german
hex 5134 Germany        clear    nysa=german stars=german
hex 5135 Germany        clear    nysa=german stars=german
hex 5136 Germany        hills    nysa=german stars=german
hex 5137 Germany        hills    nysa=german stars=german
hex 5138 Germany        hills    zone="X" nysa=german stars=german
hex 5299 Germany        clear    zone="D" nysa=soviet stars=soviet
hex 5200 Germany        clear    zone="D" nysa=soviet stars=soviet
hex 5201 Germany        clear    nysa=soviet stars=soviet
hex 5202 Germany        clear    nysa=soviet stars=soviet
hex 5203 Germany        clear    nysa=soviet stars=soviet
hex 5204 Germany        clear    nysa=soviet stars=soviet
hex 5205 Germany        clear    town="Pförten" nysa=soviet stars=soviet
hex 5206 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5207 Germany        forest   nysa=soviet stars=soviet
hex 5208 Germany        forest   nysa=soviet stars=soviet
hex 5209 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5210 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5211 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5212 Germany        forest   nysa=soviet stars=soviet
hex 5213 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5214 Germany        forest   nysa=soviet stars=soviet
hex 5215 Germany        forest   nysa=soviet stars=soviet
hex 5216 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5217 Germany        forest   nysa=german stars=soviet !nysa
hex 5218 Germany        forest   nysa=german stars=soviet
hex 5219 Germany        forest   nysa=german stars=soviet
hex 5220 Germany        clear    nysa=german stars=soviet
hex 5221 Germany        forest   nysa=german stars=soviet
hex 5222 Germany        forest   nysa=german stars=soviet
hex 5223 Germany        clear    nysa=german stars=soviet
hex 5224 Germany        clear    nysa=german stars=soviet
hex 5225 Germany        forest   nysa=german stars=german
hex 5226 Germany        clear    nysa=german stars=german
hex 5227 Germany        clear    nysa=german stars=german
hex 5228 Germany        clear    nysa=german stars=german
hex 5229 Germany        clear    nysa=german stars=german
hex 5230 Germany        hills    nysa=german stars=german
hex 5231 Germany        hills    nysa=german stars=german !stars
hex 5232 Germany        hills    nysa=german stars=german
hex 5233 Germany        hills    nysa=german stars=german
hex 5234 Germany        hills    town="Herrnhut" nysa=german stars=german
hex 5235 Germany        hills    nysa=german stars=german
hex 5236 Germany        hills    nysa=german stars=german
hex 5237 Germany        hills    nysa=german stars=german
hex 5238 Germany        hills    zone="X" nysa=german stars=german
hex 5300 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5301 Germany        forest   nysa=soviet stars=soviet
hex 5302 Germany        clear    nysa=soviet stars=soviet
hex 5303 Germany        clear    nysa=soviet stars=soviet
hex 5304 Germany        clear    nysa=soviet stars=soviet !nysa
hex 5305 Germany        clear    nysa=soviet stars=soviet
hex 5306 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5307 Germany        forest   nysa=soviet stars=soviet
hex 5308 Germany        forest   nysa=soviet stars=soviet
hex 5309 Germany        forest   nysa=soviet stars=soviet
hex 5310 Germany        forest   nysa=soviet stars=soviet
hex 5311 Germany        clear    town="Triebel" nysa=soviet stars=soviet
hex 5312 Germany        forest   nysa=soviet stars=soviet
hex 5313 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5314 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5315 Germany        forest   nysa=soviet stars=soviet
hex 5316 Germany        forest   nysa=soviet stars=soviet
hex 5317 Germany        forest   nysa=german stars=soviet
hex 5318 Germany        forest   nysa=german stars=soviet
hex 5319 Germany        forest   nysa=german stars=soviet
hex 5320 Germany        forest   village="Rietschen" nysa=german stars=soviet
hex 5321 Germany        forest   nysa=german stars=soviet
hex 5322 Germany        forest   nysa=german stars=soviet
hex 5323 Germany        forest   nysa=german stars=soviet !stars
hex 5324 Germany        forest   nysa=german stars=soviet
hex 5325 Germany        forest   nysa=german stars=soviet !stars
hex 5326 Germany        clear    nysa=german stars=german !stars
hex 5327 Germany        hills    nysa=german stars=german
hex 5328 Germany        hills    nysa=german stars=german
hex 5329 Germany        hills    nysa=german stars=german
hex 5330 Germany        hills    town="Reichenbach" nysa=german stars=german
hex 5331 Germany        hills    nysa=german stars=german
hex 5332 Germany        clear    nysa=german stars=german
hex 5333 Germany        hills    nysa=german stars=german
hex 5334 Germany        clear    nysa=german stars=german
hex 5335 Germany        hills    nysa=german stars=german
hex 5336 Germany        hills    nysa=german stars=german
hex 5337 Germany        hills    nysa=german stars=german
hex 5338 Germany        hills    zone="X" nysa=german stars=german
hex 5499 Germany        forest   zone="D" road-edge=north nysa=soviet stars=soviet
hex 5400 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5401 Germany        forest   nysa=soviet stars=soviet
hex 5402 Germany        forest   nysa=soviet stars=soviet
hex 5403 Germany        forest   nysa=soviet stars=soviet
hex 5404 Germany        forest   nysa=soviet stars=soviet
hex 5405 Germany        forest   nysa=soviet stars=soviet
hex 5406 Germany        forest   nysa=soviet stars=soviet
hex 5407 Germany        forest   nysa=soviet stars=soviet
hex 5408 Germany        forest   nysa=soviet stars=soviet
hex 5409 Germany        forest   village="Teuplitz" nysa=soviet stars=soviet
hex 5410 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5411 Germany        clear    nysa=soviet stars=soviet !nysa
hex 5412 Germany        forest   nysa=soviet stars=soviet
hex 5413 Germany        forest   nysa=soviet stars=soviet
hex 5414 Germany        forest   nysa=soviet stars=soviet
hex 5415 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5416 Germany        forest   nysa=soviet stars=soviet
hex 5417 Germany        forest   nysa=german stars=soviet
hex 5418 Germany        clear    nysa=german stars=soviet !nysa
hex 5419 Germany        forest   nysa=german stars=soviet
hex 5420 Germany        clear    nysa=german stars=soviet
hex 5421 Germany        forest   nysa=german stars=soviet
hex 5422 Germany        forest   nysa=german stars=soviet
hex 5423 Germany        forest   nysa=german stars=soviet
hex 5424 Germany        clear    nysa=german stars=soviet
hex 5425 Germany        clear    town="Niesky" nysa=german stars=german !nysa
hex 5426 Germany        hills    nysa=german stars=german
hex 5427 Germany        forest+hills nysa=german stars=german
hex 5428 Germany        forest+hills nysa=german stars=german
hex 5429 Germany        clear    nysa=german stars=german
hex 5430 Germany        hills    nysa=german stars=german
hex 5431 Germany        clear    nysa=german stars=german
hex 5432 Germany        hills    nysa=german stars=german
hex 5433 Germany        hills    town="Bernstadt" nysa=german stars=german
hex 5434 Germany        clear    nysa=german stars=german
hex 5435 Germany        hills    nysa=german stars=german
hex 5436 Germany        hills    nysa=german stars=german
hex 5437 Germany        hills    nysa=german stars=german
hex 5438 Germany        clear    zone="X" road-edge=south nysa=german stars=german
hex 5500 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5501 Germany        forest   nysa=soviet stars=soviet
hex 5502 Germany        forest+hills nysa=soviet stars=soviet
hex 5503 Germany        forest   nysa=soviet stars=soviet
hex 5504 Germany        forest   nysa=soviet stars=soviet
hex 5505 Germany        forest   nysa=soviet stars=soviet
hex 5506 Germany        forest   nysa=soviet stars=soviet
hex 5507 Germany        forest   nysa=soviet stars=soviet
hex 5508 Germany        forest   nysa=soviet stars=soviet
hex 5509 Germany        forest   nysa=soviet stars=soviet
hex 5510 Germany        forest   nysa=soviet stars=soviet
hex 5511 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5512 Germany        forest   nysa=soviet stars=soviet
hex 5513 Germany        forest   nysa=soviet stars=soviet
hex 5514 Germany        forest   nysa=soviet stars=soviet
hex 5515 Germany        forest   nysa=soviet stars=soviet
hex 5516 Germany        forest   nysa=soviet stars=soviet
hex 5517 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5518 Germany        clear    nysa=german stars=soviet
hex 5519 Germany        forest   nysa=german stars=soviet
hex 5520 Germany        forest   nysa=german stars=soviet
hex 5521 Germany        clear    village="Hähnichen" nysa=german stars=soviet
hex 5522 Germany        clear    nysa=german stars=soviet
hex 5523 Germany        forest   nysa=german stars=soviet
hex 5524 Germany        forest   nysa=german stars=soviet
hex 5525 Germany        clear    nysa=german stars=soviet !stars
hex 5526 Germany        clear    nysa=german stars=german !stars
hex 5527 Germany        hills    nysa=german stars=german
hex 5528 Germany        hills    village="Königshain" nysa=german stars=german
hex 5529 Germany        hills    nysa=german stars=german
hex 5530 Germany        clear    nysa=german stars=german
hex 5531 Germany        hills    nysa=german stars=german
hex 5532 Germany        hills    nysa=german stars=german
hex 5533 Germany        clear    nysa=german stars=german
hex 5534 Germany        hills    nysa=german stars=german
hex 5535 Germany        hills    nysa=german stars=german
hex 5536 Germany        hills    nysa=german stars=german
hex 5537 Germany        hills    village="Hirschfelde" nysa=german stars=german
hex 5538 Germany        hills    zone="X" nysa=german stars=german
hex 5699 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5600 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5601 Germany        forest   nysa=soviet stars=soviet
hex 5602 Germany        forest   nysa=soviet stars=soviet
hex 5603 Germany        forest   nysa=soviet stars=soviet
hex 5604 Germany        forest   nysa=soviet stars=soviet
hex 5605 Germany        forest   nysa=soviet stars=soviet
hex 5606 Germany        forest   nysa=soviet stars=soviet
hex 5607 Germany        forest+hills nysa=soviet stars=soviet
hex 5608 Germany        forest   nysa=soviet stars=soviet
hex 5609 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5610 Germany        forest   nysa=soviet stars=soviet
hex 5611 Germany        forest   nysa=soviet stars=soviet
hex 5612 Germany        forest   nysa=soviet stars=soviet
hex 5613 Germany        forest   nysa=soviet stars=soviet
hex 5614 Germany        forest   nysa=soviet stars=soviet
hex 5615 Germany        forest   nysa=soviet stars=soviet
hex 5616 Germany        forest   nysa=soviet stars=soviet
hex 5617 Germany        clear    nysa=german stars=soviet
hex 5618 Germany        clear    nysa=german stars=soviet
hex 5619 Germany        swamp    nysa=german stars=soviet
hex 5620 Germany        forest   nysa=german stars=soviet
hex 5621 Germany        forest   nysa=german stars=soviet
hex 5622 Germany        clear    nysa=german stars=soviet
hex 5623 Germany        clear    nysa=german stars=soviet
hex 5624 Germany        clear    nysa=german stars=soviet
hex 5625 Germany        clear    town="Kodersdorf" nysa=german stars=german
hex 5626 Germany        hills    nysa=german stars=german
hex 5627 Germany        clear    nysa=german stars=german
hex 5628 Germany        clear    nysa=german stars=german
hex 5629 Germany        clear    nysa=german stars=german
hex 5630 Germany        hills    nysa=german stars=german !stars
hex 5631 Germany        hills    nysa=german stars=german
hex 5632 Germany        hills    nysa=german stars=german
hex 5633 Germany        hills    nysa=german stars=german
hex 5634 Germany        hills    nysa=german stars=german
hex 5635 Germany        forest+hills nysa=german stars=german
hex 5636 Germany        forest+hills nysa=german stars=german
hex 5637 Germany        hills    nysa=german stars=german
hex 5638 Germany        hills    zone="X" nysa=german stars=german
hex 5700 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5701 Germany        forest   nysa=soviet stars=soviet
hex 5702 Germany        forest   nysa=soviet stars=soviet
hex 5703 Germany        forest   nysa=soviet stars=soviet
hex 5704 Germany        clear    nysa=soviet stars=soviet
hex 5705 Germany        clear    nysa=soviet stars=soviet
hex 5706 Germany        clear    nysa=soviet stars=soviet
hex 5707 Germany        forest   nysa=soviet stars=soviet
hex 5708 Germany        forest   nysa=soviet stars=soviet
hex 5709 Germany        forest   nysa=soviet stars=soviet
hex 5710 Germany        forest   nysa=soviet stars=soviet
hex 5711 Germany        forest   nysa=soviet stars=soviet
hex 5712 Germany        clear    nysa=soviet stars=soviet
hex 5713 Germany        forest   nysa=soviet stars=soviet
hex 5714 Germany        forest   nysa=soviet stars=soviet
hex 5715 Germany        forest   nysa=soviet stars=soviet
hex 5716 Germany        forest   nysa=soviet stars=soviet
hex 5717 Germany        clear    town="Priebus" nysa=soviet stars=soviet !nysa
hex 5718 Germany        forest   nysa=german stars=soviet
hex 5719 Germany        forest   nysa=german stars=soviet !nysa
hex 5720 Germany        clear    nysa=german stars=soviet
hex 5721 Germany        clear    nysa=german stars=soviet !nysa
hex 5722 Germany        clear    nysa=german stars=soviet
hex 5723 Germany        clear    nysa=german stars=soviet
hex 5724 Germany        forest   nysa=german stars=soviet
hex 5725 Germany        clear    nysa=german stars=german
hex 5726 Germany        clear    nysa=german stars=soviet
hex 5727 Germany        clear    nysa=german stars=german
hex 5728 Germany        clear    nysa=german stars=german
hex 5729 Germany        clear    nysa=german stars=german
hex 5730 Germany        hills    nysa=german stars=german
hex 5731 Germany        hills    nysa=german stars=german
hex 5732 Germany        hills    village="Hagenwerder" nysa=german stars=german
hex 5733 Germany        hills    nysa=german stars=german
hex 5734 Germany        hills    town="Ostritz" nysa=german stars=german
hex 5735 Germany        hills    nysa=german stars=german
hex 5736 Germany        hills    nysa=german stars=german
hex 5737 Germany        hills    nysa=german stars=german
hex 5738 Germany        hills    zone="Y" nysa=german stars=german
hex 5899 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5800 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5801 Germany        forest   nysa=soviet stars=soviet
hex 5802 Germany        forest   nysa=soviet stars=soviet
hex 5803 Germany        forest   nysa=soviet stars=soviet
hex 5804 Germany        clear    nysa=soviet stars=soviet
hex 5805 Germany        clear    town="Sommerfeld" nysa=soviet stars=soviet
hex 5806 Germany        clear    nysa=soviet stars=soviet
hex 5807 Germany        forest   nysa=soviet stars=soviet
hex 5808 Germany        clear    nysa=soviet stars=soviet
hex 5809 Germany        forest   nysa=soviet stars=soviet
hex 5810 Germany        forest   nysa=soviet stars=soviet
hex 5811 Germany        clear    nysa=soviet stars=soviet
hex 5812 Germany        forest   nysa=soviet stars=soviet
hex 5813 Germany        forest   nysa=soviet stars=soviet
hex 5814 Germany        forest   nysa=soviet stars=soviet
hex 5815 Germany        forest   nysa=soviet stars=soviet
hex 5816 Germany        forest   nysa=soviet stars=soviet
hex 5817 Germany        forest   nysa=soviet stars=soviet
hex 5818 Germany        forest   nysa=soviet stars=soviet
hex 5819 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5820 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5821 Germany        forest   nysa=soviet stars=soviet
hex 5822 Germany        forest   nysa=german stars=soviet
hex 5823 Germany        clear    town="Rothenburg" nysa=german stars=soviet !nysa,stars
hex 5824 Germany        forest   nysa=german stars=soviet
hex 5825 Germany        clear    nysa=german stars=soviet
hex 5826 Germany        hills    nysa=german stars=soviet !stars
hex 5827 Germany        hills    nysa=german stars=german !stars
hex 5828 Germany        clear    nysa=german stars=german
hex 5829 Germany        clear    city="Görlitz" nysa=german stars=german
hex 5830 Germany        hills    city="Görlitz" nysa=german stars=german
hex 5831 Germany        hills    nysa=german stars=german
hex 5832 Germany        hills    nysa=german stars=german
hex 5833 Germany        hills    nysa=german stars=german
hex 5834 Germany        hills    nysa=german stars=german
hex 5835 Czechoslovakia hills    nysa=german stars=german
hex 5836 Germany        hills    nysa=german stars=german
hex 5837 Germany        hills    nysa=german stars=german
hex 5838 Germany        hills    zone="Y" nysa=german stars=german
hex 5900 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5901 Germany        forest   nysa=soviet stars=soviet
hex 5902 Germany        forest   nysa=soviet stars=soviet
hex 5903 Germany        clear    nysa=soviet stars=soviet
hex 5904 Germany        forest   nysa=soviet stars=soviet
hex 5905 Germany        clear    nysa=soviet stars=soviet !nysa
hex 5906 Germany        clear    nysa=soviet stars=soviet
hex 5907 Germany        clear    town="Gassen" nysa=soviet stars=soviet
hex 5908 Germany        forest   nysa=soviet stars=soviet
hex 5909 Germany        forest   nysa=soviet stars=soviet
hex 5910 Germany        clear    nysa=soviet stars=soviet
hex 5911 Germany        forest   nysa=soviet stars=soviet
hex 5912 Germany        forest   nysa=soviet stars=soviet
hex 5913 Germany        forest   nysa=soviet stars=soviet
hex 5914 Germany        forest   nysa=soviet stars=soviet
hex 5915 Germany        forest   nysa=soviet stars=soviet
hex 5916 Germany        forest   nysa=soviet stars=soviet
hex 5917 Germany        forest   nysa=soviet stars=soviet
hex 5918 Germany        forest   nysa=soviet stars=soviet
hex 5919 Germany        forest   nysa=soviet stars=soviet
hex 5920 Germany        forest   nysa=soviet stars=soviet
hex 5921 Germany        forest   nysa=soviet stars=soviet
hex 5922 Germany        forest   nysa=soviet stars=soviet
hex 5923 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5924 Germany        forest   nysa=german stars=soviet !nysa
hex 5925 Germany        clear    nysa=german stars=german
hex 5926 Germany        clear    nysa=german stars=german
hex 5927 Germany        clear    nysa=german stars=german
hex 5928 Germany        clear    nysa=german stars=german
hex 5929 Germany        clear    city="Görlitz" nysa=german stars=german
hex 5930 Germany        clear    nysa=german stars=german
hex 5931 Germany        clear    nysa=german stars=german
hex 5932 Germany        clear    nysa=german stars=german
hex 5933 Germany        clear    nysa=german stars=german
hex 5934 Germany        hills    nysa=german stars=german
hex 5935 Czechoslovakia forest+hills nysa=german stars=german
hex 5936 Czechoslovakia forest+hills nysa=german stars=german
hex 5937 Czechoslovakia hills    nysa=german stars=german
hex 5938 Czechoslovakia forest+hills zone="Y" nysa=german stars=german
hex 6099 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6000 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6001 Germany        forest   nysa=soviet stars=soviet
hex 6002 Germany        forest   nysa=soviet stars=soviet
hex 6003 Germany        forest   nysa=soviet stars=soviet
hex 6004 Germany        forest   nysa=soviet stars=soviet
hex 6005 Germany        clear    nysa=soviet stars=soviet
hex 6006 Germany        clear    nysa=soviet stars=soviet !nysa
hex 6007 Germany        forest   nysa=soviet stars=soviet
hex 6008 Germany        forest   nysa=soviet stars=soviet
hex 6009 Germany        clear    nysa=soviet stars=soviet
hex 6010 Germany        clear    nysa=soviet stars=soviet
hex 6011 Germany        clear    nysa=soviet stars=soviet
hex 6012 Germany        forest   nysa=soviet stars=soviet
hex 6013 Germany        forest   nysa=soviet stars=soviet
hex 6014 Germany        forest   nysa=soviet stars=soviet
hex 6015 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6016 Germany        forest   nysa=soviet stars=soviet
hex 6017 Germany        forest   nysa=soviet stars=soviet
hex 6018 Germany        forest   nysa=soviet stars=soviet
hex 6019 Germany        forest   nysa=soviet stars=soviet
hex 6020 Germany        forest   nysa=soviet stars=soviet
hex 6021 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6022 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6023 Germany        forest   nysa=soviet stars=soviet
hex 6024 Germany        forest   nysa=soviet stars=soviet !nysa,stars
hex 6025 Germany        clear    nysa=german stars=german !nysa,stars
hex 6026 Germany        clear    nysa=german stars=german
hex 6027 Germany        clear    nysa=german stars=german
hex 6028 Germany        clear    nysa=german stars=german
hex 6029 Germany        clear    nysa=german stars=german
hex 6030 Germany        clear    nysa=german stars=german
hex 6031 Germany        clear    nysa=german stars=german
hex 6032 Germany        clear    nysa=german stars=german
hex 6033 Germany        clear    town="Seidenberg" nysa=german stars=german
hex 6034 Germany        hills    nysa=german stars=german
hex 6035 Czechoslovakia hills    nysa=german stars=german
hex 6036 Czechoslovakia forest+hills nysa=german stars=german
hex 6037 Czechoslovakia forest+hills nysa=german stars=german
hex 6038 Czechoslovakia hills    zone="Y" nysa=german stars=german
hex 6100 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6101 Germany        forest   nysa=soviet stars=soviet
hex 6102 Germany        forest   nysa=soviet stars=soviet
hex 6103 Germany        forest   nysa=soviet stars=soviet
hex 6104 Germany        forest   nysa=soviet stars=soviet
hex 6105 Germany        forest   nysa=soviet stars=soviet
hex 6106 Germany        clear    nysa=soviet stars=soviet
hex 6107 Germany        forest   nysa=soviet stars=soviet
hex 6108 Germany        forest   nysa=soviet stars=soviet
hex 6109 Germany        clear    nysa=soviet stars=soviet
hex 6110 Germany        clear    nysa=soviet stars=soviet
hex 6111 Germany        clear    nysa=soviet stars=soviet
hex 6112 Germany        clear    nysa=soviet stars=soviet
hex 6113 Germany        forest+hills nysa=soviet stars=soviet
hex 6114 Germany        forest   nysa=soviet stars=soviet
hex 6115 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6116 Germany        forest   village="Wiesau" nysa=soviet stars=soviet
hex 6117 Germany        forest   nysa=soviet stars=soviet
hex 6118 Germany        forest   nysa=soviet stars=soviet
hex 6119 Germany        forest   village="Freiwaldau" nysa=soviet stars=soviet !nysa
hex 6120 Germany        forest   nysa=soviet stars=soviet
hex 6121 Germany        forest   nysa=soviet stars=soviet
hex 6122 Germany        forest   nysa=soviet stars=soviet
hex 6123 Germany        forest   nysa=soviet stars=soviet
hex 6124 Germany        forest   nysa=soviet stars=soviet
hex 6125 Germany        forest   nysa=soviet stars=soviet !stars
hex 6126 Germany        clear    town="Penzig" nysa=german stars=german
hex 6127 Germany        clear    nysa=german stars=german
hex 6128 Germany        clear    nysa=german stars=german
hex 6129 Germany        clear    nysa=german stars=german
hex 6130 Germany        clear    nysa=german stars=german
hex 6131 Germany        clear    nysa=german stars=german
hex 6132 Germany        clear    village="Schönberg" nysa=german stars=german
hex 6133 Germany        hills    nysa=german stars=german
hex 6134 Germany        hills    nysa=german stars=german
hex 6135 Germany        hills    nysa=german stars=german
hex 6136 Czechoslovakia clear    nysa=german stars=german
hex 6137 Czechoslovakia forest+hills nysa=german stars=german
hex 6138 Czechoslovakia hills    town="Friedland" zone="Y" road-edge=south nysa=german stars=german
hex 6299 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6200 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6201 Germany        forest   nysa=soviet stars=soviet
hex 6202 Germany        forest   nysa=soviet stars=soviet
hex 6203 Germany        forest   nysa=soviet stars=soviet
hex 6204 Germany        forest   nysa=soviet stars=soviet
hex 6205 Germany        forest   nysa=soviet stars=soviet
hex 6206 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6207 Germany        clear    nysa=soviet stars=soviet
hex 6208 Germany        forest   nysa=soviet stars=soviet
hex 6209 Germany        clear    nysa=soviet stars=soviet
hex 6210 Germany        clear    town="Sorau" nysa=soviet stars=soviet
hex 6211 Germany        hills    nysa=soviet stars=soviet
hex 6212 Germany        forest+hills nysa=soviet stars=soviet
hex 6213 Germany        forest   nysa=soviet stars=soviet
hex 6214 Germany        forest   nysa=soviet stars=soviet
hex 6215 Germany        forest   nysa=soviet stars=soviet
hex 6216 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6217 Germany        forest   nysa=soviet stars=soviet
hex 6218 Germany        forest   nysa=soviet stars=soviet
hex 6219 Germany        forest   nysa=soviet stars=soviet
hex 6220 Germany        forest   nysa=soviet stars=soviet
hex 6221 Germany        forest   nysa=soviet stars=soviet
hex 6222 Germany        forest   nysa=soviet stars=soviet
hex 6223 Germany        forest   nysa=soviet stars=soviet
hex 6224 Germany        forest   nysa=soviet stars=soviet
hex 6225 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6226 Germany        clear    nysa=german stars=german !nysa,stars
hex 6227 Germany        clear    nysa=german stars=german
hex 6228 Germany        hills    nysa=german stars=german
hex 6229 Germany        hills    nysa=german stars=german
hex 6230 Germany        clear    nysa=german stars=german
hex 6231 Germany        clear    nysa=german stars=german
hex 6232 Germany        hills    nysa=german stars=german
hex 6233 Germany        hills    nysa=german stars=german
hex 6234 Germany        hills    nysa=german stars=german
hex 6235 Czechoslovakia hills    nysa=german stars=german
hex 6236 Czechoslovakia hills    nysa=german stars=german
hex 6237 Czechoslovakia hills    nysa=german stars=german
hex 6238 Czechoslovakia hills    zone="Y" nysa=german stars=german
hex 6300 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6301 Germany        forest   nysa=soviet stars=soviet
hex 6302 Germany        forest   nysa=soviet stars=soviet
hex 6303 Germany        forest   nysa=soviet stars=soviet
hex 6304 Germany        forest   nysa=soviet stars=soviet
hex 6305 Germany        forest   nysa=soviet stars=soviet
hex 6306 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6307 Germany        forest   nysa=soviet stars=soviet
hex 6308 Germany        clear    nysa=soviet stars=soviet
hex 6309 Germany        clear    nysa=soviet stars=soviet
hex 6310 Germany        clear    nysa=soviet stars=soviet
hex 6311 Germany        forest   nysa=soviet stars=soviet
hex 6312 Germany        forest   nysa=soviet stars=soviet
hex 6313 Germany        forest   nysa=soviet stars=soviet
hex 6314 Germany        forest   nysa=soviet stars=soviet
hex 6315 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6316 Germany        forest   nysa=soviet stars=soviet
hex 6317 Germany        forest   nysa=soviet stars=soviet
hex 6318 Germany        forest   nysa=soviet stars=soviet
hex 6319 Germany        forest   nysa=soviet stars=soviet
hex 6320 Germany        clear    town="Rauscha" nysa=soviet stars=soviet
hex 6321 Germany        forest   nysa=soviet stars=soviet
hex 6322 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6323 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6324 Germany        forest   nysa=soviet stars=soviet
hex 6325 Germany        forest   nysa=soviet stars=soviet
hex 6326 Germany        clear    nysa=soviet stars=soviet
hex 6327 Germany        clear    nysa=german stars=german
hex 6328 Germany        hills    nysa=german stars=german
hex 6329 Germany        clear    nysa=german stars=german
hex 6330 Germany        clear    nysa=german stars=german !stars
hex 6331 Germany        clear    nysa=german stars=german
hex 6332 Germany        hills    nysa=german stars=german
hex 6333 Germany        hills    nysa=german stars=german
hex 6334 Germany        hills    nysa=german stars=german
hex 6335 Germany        forest+hills nysa=german stars=german
hex 6336 Czechoslovakia forest+hills nysa=german stars=german
hex 6337 Czechoslovakia clear    nysa=german stars=german
hex 6338 Czechoslovakia forest+hills zone="Y" nysa=german stars=german
hex 6499 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6400 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6401 Germany        forest   nysa=soviet stars=soviet
hex 6402 Germany        forest+hills nysa=soviet stars=soviet
hex 6403 Germany        forest+hills nysa=soviet stars=soviet
hex 6404 Germany        forest   nysa=soviet stars=soviet
hex 6405 Germany        forest   nysa=soviet stars=soviet
hex 6406 Germany        forest   nysa=soviet stars=soviet
hex 6407 Germany        forest   nysa=soviet stars=soviet
hex 6408 Germany        forest   nysa=soviet stars=soviet
hex 6409 Germany        forest+hills nysa=soviet stars=soviet
hex 6410 Germany        forest   nysa=soviet stars=soviet
hex 6411 Germany        forest   nysa=soviet stars=soviet
hex 6412 Germany        forest   nysa=soviet stars=soviet
hex 6413 Germany        forest   nysa=soviet stars=soviet
hex 6414 Germany        clear    nysa=soviet stars=soviet
hex 6415 Germany        forest   nysa=soviet stars=soviet
hex 6416 Germany        clear    town="Halbau" nysa=soviet stars=soviet
hex 6417 Germany        forest   nysa=soviet stars=soviet
hex 6418 Germany        forest   nysa=soviet stars=soviet
hex 6419 Germany        forest   nysa=soviet stars=soviet
hex 6420 Germany        forest   nysa=soviet stars=soviet
hex 6421 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6422 Germany        forest   nysa=soviet stars=soviet
hex 6423 Germany        forest   nysa=soviet stars=soviet
hex 6424 Germany        forest   nysa=soviet stars=soviet !nysa,stars
hex 6425 Germany        clear    nysa=soviet stars=soviet
hex 6426 Germany        forest   nysa=soviet stars=soviet !nysa,stars
hex 6427 Germany        hills    nysa=german stars=german !nysa,stars
hex 6428 Germany        forest   nysa=german stars=german
hex 6429 Germany        hills    nysa=german stars=german
hex 6430 Germany        clear    nysa=german stars=german
hex 6431 Germany        forest+hills nysa=german stars=german
hex 6432 Germany        forest+hills nysa=german stars=german
hex 6433 Germany        hills    nysa=german stars=german
hex 6434 Germany        hills    nysa=german stars=german
hex 6435 Czechoslovakia forest+hills nysa=german stars=german
hex 6436 Czechoslovakia hills    nysa=german stars=german
hex 6437 Czechoslovakia hills    nysa=german stars=german
hex 6438 Czechoslovakia hills    zone="Y" nysa=german stars=german
hex 6500 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6501 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6502 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6503 Germany        forest+hills zone="D" nysa=soviet stars=soviet
hex 6504 Germany        forest   zone="D" road-edge=east nysa=soviet stars=soviet
hex 6505 Germany        forest   village="Naumburg am Bober" zone="D" road-edge=east nysa=soviet stars=soviet
hex 6506 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6507 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6508 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6509 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6510 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6511 Germany        forest   zone="C" road-edge=east nysa=soviet stars=soviet
hex 6512 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6513 Germany        forest   zone="C" road-edge=east nysa=soviet stars=soviet
hex 6514 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6515 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6516 Germany        forest   zone="C" road-edge=east nysa=soviet stars=soviet
hex 6517 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6518 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6519 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6520 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6521 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6522 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6523 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6524 Germany        clear    town="Kohlfurt" zone="C" road-edge=east nysa=soviet stars=soviet
hex 6525 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6526 Germany        clear    zone="C" nysa=soviet stars=soviet
hex 6527 Germany        hills    zone="B" road-edge=east nysa=soviet stars=soviet
hex 6528 Germany        forest   zone="B" nysa=german stars=german
hex 6529 Germany        clear    zone="B" nysa=german stars=german
hex 6530 Germany        clear    zone="B" road-edge=east nysa=german stars=german
hex 6531 Germany        hills    zone="B" road-edge=east nysa=german stars=german
hex 6532 Germany        forest+hills zone="B" nysa=german stars=german
hex 6533 Germany        forest+hills zone="A" nysa=german stars=german
hex 6534 Germany        hills    zone="A" road-edge=east nysa=german stars=german
hex 6535 Germany        forest+hills zone="A" nysa=german stars=german
hex 6536 Czechoslovakia forest+hills zone="A" nysa=german stars=german
hex 6537 Czechoslovakia mountain zone="A" nysa=german stars=german
hex 6538 Czechoslovakia mountain zone="Y" road-edge=south nysa=german stars=german

side 0104/0105 river name="Schwarze Elster"
side 0105/0204 river name="Schwarze Elster"
side 0110/0111 big-river name="Elbe"
side 0111/0210 big-river name="Elbe"
side 0128/0129 river name="Freiberger Mulde"
side 0129/0228 river name="Freiberger Mulde"
side 0204/0205 river name="Schwarze Elster"
side 0205/0305 river name="Schwarze Elster"
side 0210/0211 big-river name="Elbe"
side 0211/0311 big-river name="Elbe"
side 0211/0312 stream name="Weinske"
side 0212/0312 stream name="Weinske"
side 0228/0229 river name="Freiberger Mulde"
side 0228/0329 river+bridge name="Freiberger Mulde"
side 0305/0306 river name="Schwarze Elster"
side 0306/0405 river name="Schwarze Elster"
side 0311/0312 big-river name="Elbe"
side 0312/0313 stream name="Weinske"
side 0312/0411 big-river name="Elbe"
side 0313/0412 stream name="Weinske"
side 0313/0413 stream name="Weinske"
side 0314/0413 stream name="Weinske"
side 0314/0414 stream+bridge name="Weinske"
side 0315/0414 stream+bridge name="Weinske"
side 0315/0415 stream name="Weinske"
side 0316/0415 stream+bridge name="Weinske"
side 0316/0416 stream name="Weinske"
side 0317/0318 stream+bridge name="Weinske"
side 0317/0416 stream name="Weinske"
side 0317/0417 stream name="Weinske"
side 0328/0329 river name="Freiberger Mulde"
side 0329/0428 river+bridge name="Freiberger Mulde"
side 0405/0406 river name="Schwarze Elster"
side 0405/0506 river+bridge name="Schwarze Elster"
side 0411/0412 big-river name="Elbe"
side 0412/0512 big-river name="Elbe"
side 0412/0513 big-river name="Elbe"
side 0413/0513 big-river name="Elbe"
side 0413/0514 big-river name="Elbe"
side 0414/0514 big-river+bridge name="Elbe"
side 0414/0515 big-river name="Elbe"
side 0415/0515 big-river name="Elbe"
side 0421/0422 stream name="Dahle"
side 0421/0522 stream name="Dahle"
side 0425/0426 stream name="Döllnitz"
side 0425/0526 stream name="Döllnitz"
side 0428/0429 river name="Freiberger Mulde"
side 0429/0529 river name="Freiberger Mulde"
side 0432/0533 stream name="Zschopau"
side 0433/0533 stream name="Zschopau"
side 0433/0534 stream name="Zschopau"
side 0434/0534 stream+bridge name="Zschopau"
side 0434/0535 stream name="Zschopau"
side 0435/0535 stream name="Zschopau"
side 0435/0536 stream name="Zschopau"
side 0436/0536 stream name="Zschopau"
side 0436/0537 stream name="Zschopau"
side 0437/0537 stream name="Zschopau"
side 0505/0506 river name="Schwarze Elster"
side 0505/0605 stream+bridge name="Schweinitzer Fließ"
side 0506/0605 river name="Schwarze Elster"
side 0515/0516 big-river name="Elbe"
side 0515/0615 big-river name="Elbe"
side 0521/0522 stream+bridge name="Dahle"
side 0521/0621 stream name="Dahle"
side 0525/0526 stream name="Döllnitz"
side 0526/0625 stream name="Döllnitz"
side 0529/0530 river name="Freiberger Mulde"
side 0530/0629 river+bridge name="Freiberger Mulde"
side 0530/0630 stream name="Zschopau"
side 0531/0630 stream name="Zschopau"
side 0531/0631 stream name="Zschopau"
side 0532/0533 stream+bridge name="Zschopau"
side 0532/0631 stream+bridge name="Zschopau"
side 0532/0632 stream name="Zschopau"
side 0537/0538 stream name="Zschopau"
side 0538/0637 stream+bridge name="Zschopau"
side 0538/0638 stream name="Zschopau"
side 0604/0605 stream name="Schweinitzer Fließ"
side 0604/0705 stream name="Schweinitzer Fließ"
side 0605/0606 river name="Schwarze Elster"
side 0606/0706 river name="Schwarze Elster"
side 0614/0615 big-river name="Elbe"
side 0615/0715 big-river name="Elbe"
side 0620/0621 stream name="Dahle"
side 0620/0721 stream name="Dahle"
side 0624/0725 stream name="Döllnitz"
side 0625/0626 stream name="Döllnitz"
side 0625/0725 stream name="Döllnitz"
side 0625/0726 stream name="Döllnitz"
side 0629/0630 river name="Freiberger Mulde"
side 0630/0730 river name="Freiberger Mulde"
side 0704/0705 stream name="Schweinitzer Fließ"
side 0705/0804 stream name="Schweinitzer Fließ"
side 0706/0707 river name="Schwarze Elster"
side 0707/0806 river name="Schwarze Elster"
side 0715/0716 big-river name="Elbe"
side 0716/0815 big-river name="Elbe"
side 0716/0816 big-river name="Elbe"
side 0717/0816 big-river name="Elbe"
side 0719/0819 stream name="Dahle"
side 0720/0721 stream name="Dahle"
side 0720/0819 stream name="Dahle"
side 0720/0820 stream name="Dahle"
side 0724/0725 stream+bridge name="Döllnitz"
side 0724/0824 stream name="Döllnitz"
side 0730/0731 river name="Freiberger Mulde"
side 0731/0830 river+bridge name="Freiberger Mulde"
side 0804/0805 stream name="Schweinitzer Fließ"
side 0804/0905 stream name="Schweinitzer Fließ"
side 0806/0807 river name="Schwarze Elster"
side 0807/0907 river name="Schwarze Elster"
side 0816/0817 big-river name="Elbe"
side 0817/0917 big-river name="Elbe"
side 0818/0819 stream name="Dahle"
side 0818/0919 stream name="Dahle"
side 0823/0824 stream name="Döllnitz"
side 0823/0924 stream+bridge name="Döllnitz"
side 0827/0928 stream name="Jahna"
side 0828/0928 stream name="Jahna"
side 0828/0929 stream name="Jahna"
side 0829/0929 stream name="Jahna"
side 0830/0831 river name="Freiberger Mulde"
side 0831/0931 river name="Freiberger Mulde"
side 0831/0932 stream name="Striegis"
side 0832/0932 stream name="Striegis"
side 0832/0933 stream name="Striegis"
side 0833/0933 stream name="Striegis"
side 0833/0934 stream name="Striegis"
side 0834/0934 stream name="Striegis"
side 0834/0935 stream name="Striegis"
side 0835/0935 stream+bridge name="Striegis"
side 0835/0936 stream+bridge name="Striegis"
side 0836/0936 stream name="Striegis"
side 0904/0905 stream name="Schweinitzer Fließ"
side 0904/1004 stream+bridge name="Schweinitzer Fließ"
side 0907/0908 river name="Schwarze Elster"
side 0908/1007 river name="Schwarze Elster"
side 0908/1008 river+bridge name="Schwarze Elster"
side 0909/1008 river name="Schwarze Elster"
side 0917/0918 big-river name="Elbe"
side 0918/0919 stream+bridge name="Dahle"
side 0918/1017 big-river name="Elbe"
side 0918/1018 big-river name="Elbe"
side 0919/1018 big-river name="Elbe"
side 0922/1022 stream name="Döllnitz"
side 0923/0924 stream name="Döllnitz"
side 0923/1022 stream name="Döllnitz"
side 0923/1023 stream name="Döllnitz"
side 0926/1026 stream name="Jahna"
side 0927/0928 stream name="Jahna"
side 0927/1026 stream name="Jahna"
side 0927/1027 stream name="Jahna"
side 0931/0932 river+bridge name="Freiberger Mulde"
side 0932/1031 river name="Freiberger Mulde"
side 0936/0937 stream name="Striegis"
side 0937/1036 stream name="Striegis"
side 0937/1037 stream name="Striegis"
side 0938/1037 stream name="Striegis"
side 1003/1004 stream name="Schweinitzer Fließ"
side 1004/1104 stream+bridge name="Schweinitzer Fließ"
side 1008/1009 river name="Schwarze Elster"
side 1009/1109 river+bridge name="Schwarze Elster"
side 1009/1110 river name="Schwarze Elster"
side 1010/1110 river name="Schwarze Elster"
side 1010/1111 river name="Schwarze Elster"
side 1011/1111 river name="Schwarze Elster"
side 1018/1019 big-river name="Elbe"
side 1019/1119 big-river name="Elbe"
side 1019/1120 big-river name="Elbe"
side 1020/1120 big-river name="Elbe"
side 1021/1022 stream name="Döllnitz"
side 1021/1122 stream name="Döllnitz"
side 1024/1125 stream name="Jahna"
side 1025/1026 stream+bridge name="Jahna"
side 1025/1125 stream+bridge name="Jahna"
side 1025/1126 stream+bridge name="Jahna"
side 1031/1032 river name="Freiberger Mulde"
side 1032/1132 river+bridge name="Freiberger Mulde"
side 1104/1105 stream name="Schweinitzer Fließ"
side 1104/1204 stream name="Schweinitzer Fließ"
side 1111/1112 river+bridge name="Schwarze Elster"
side 1112/1211 river name="Schwarze Elster"
side 1112/1212 river name="Schwarze Elster"
side 1113/1212 river+bridge name="Schwarze Elster"
side 1120/1121 big-river name="Elbe"
side 1121/1122 stream+bridge name="Döllnitz"
side 1121/1220 big-river name="Elbe"
side 1121/1221 big-river name="Elbe"
side 1122/1221 big-river name="Elbe"
side 1122/1222 big-river name="Elbe"
side 1123/1222 big-river name="Elbe"
side 1124/1125 stream name="Jahna"
side 1124/1224 stream name="Jahna"
side 1132/1133 river name="Freiberger Mulde"
side 1133/1232 river name="Freiberger Mulde"
side 1203/1204 stream name="Schweinitzer Fließ"
side 1204/1304 stream name="Schweinitzer Fließ"
side 1212/1213 river name="Schwarze Elster"
side 1213/1313 river name="Schwarze Elster"
side 1222/1223 big-river name="Elbe"
side 1222/1323 big-river name="Elbe"
side 1223/1224 stream name="Jahna"
side 1223/1323 stream+bridge name="Jahna"
side 1223/1324 stream name="Jahna"
side 1232/1233 river name="Freiberger Mulde"
side 1233/1333 river name="Freiberger Mulde"
side 1233/1334 river name="Freiberger Mulde"
side 1234/1334 river+bridge name="Freiberger Mulde"
side 1304/1305 stream name="Schweinitzer Fließ"
side 1304/1404 stream name="Schweinitzer Fließ"
side 1313/1314 river name="Schwarze Elster"
side 1314/1413 river name="Schwarze Elster"
side 1322/1323 big-river name="Elbe"
side 1323/1422 big-river+bridge name="Elbe"
side 1323/1423 big-river name="Elbe"
side 1324/1423 big-river name="Elbe"
side 1329/1429 stream name="Ketzerbach"
side 1330/1429 stream name="Ketzerbach"
side 1330/1430 stream name="Ketzerbach"
side 1331/1332 stream name="Ketzerbach"
side 1331/1430 stream name="Ketzerbach"
side 1331/1431 stream name="Ketzerbach"
side 1334/1335 river+bridge name="Freiberger Mulde"
side 1335/1434 river name="Freiberger Mulde"
side 1335/1435 river name="Freiberger Mulde"
side 1336/1435 river name="Freiberger Mulde"
side 1336/1436 river name="Freiberger Mulde"
side 1337/1436 river name="Freiberger Mulde"
side 1337/1437 river name="Freiberger Mulde"
side 1338/1437 river name="Freiberger Mulde"
side 1403/1404 stream name="Schweinitzer Fließ"
side 1413/1414 river name="Schwarze Elster"
side 1414/1514 river name="Schwarze Elster"
side 1414/1515 river+bridge name="Schwarze Elster"
side 1415/1515 river+bridge name="Schwarze Elster"
side 1423/1424 big-river name="Elbe"
side 1424/1524 big-river name="Elbe"
side 1428/1429 stream name="Ketzerbach"
side 1428/1529 stream name="Ketzerbach"
side 1434/1435 stream name="Bobritzsch"
side 1435/1535 stream name="Bobritzsch"
side 1435/1536 stream name="Bobritzsch"
side 1436/1536 stream name="Bobritzsch"
side 1437/1438 river name="Freiberger Mulde"
side 1438/1538 river+bridge name="Freiberger Mulde"
side 1514/1515 stream name="Kleine Elster"
side 1514/1614 stream name="Kleine Elster"
side 1515/1516 river name="Schwarze Elster"
side 1516/1615 river name="Schwarze Elster"
side 1524/1525 big-river name="Elbe"
side 1525/1624 big-river name="Elbe"
side 1525/1625 big-river name="Elbe"
side 1526/1625 big-river name="Elbe"
side 1528/1529 stream name="Ketzerbach"
side 1528/1628 stream name="Ketzerbach"
side 1536/1537 stream name="Bobritzsch"
side 1537/1636 stream name="Bobritzsch"
side 1537/1637 stream name="Bobritzsch"
side 1538/1637 stream+bridge name="Bobritzsch"
side 1602/1703 stream+bridge name="Dahme"
side 1603/1703 stream name="Dahme"
side 1613/1614 stream name="Kleine Elster"
side 1613/1714 stream name="Kleine Elster"
side 1615/1616 river name="Schwarze Elster"
side 1615/1716 stream+bridge name="Dobra"
side 1616/1716 river name="Schwarze Elster"
side 1616/1717 stream name="Große Röder"
side 1617/1717 stream name="Große Röder"
side 1617/1718 stream name="Große Röder"
side 1618/1718 stream name="Große Röder"
side 1618/1719 stream name="Große Röder"
side 1619/1719 stream+bridge name="Große Röder"
side 1619/1720 stream name="Große Röder"
side 1620/1720 stream name="Große Röder"
side 1625/1626 big-river name="Elbe"
side 1626/1726 big-river name="Elbe"
side 1626/1727 big-river name="Elbe"
side 1627/1628 stream name="Ketzerbach"
side 1627/1727 big-river name="Elbe"
side 1627/1728 stream+bridge name="Ketzerbach"
side 1628/1729 stream name="Triebisch"
side 1629/1729 stream name="Triebisch"
side 1629/1730 stream name="Triebisch"
side 1630/1730 stream name="Triebisch"
side 1630/1731 stream name="Triebisch"
side 1631/1731 stream name="Triebisch"
side 1631/1732 stream name="Triebisch"
side 1632/1732 stream name="Triebisch"
side 1632/1733 stream+bridge name="Triebisch"
side 1633/1733 stream+bridge name="Triebisch"
side 1633/1734 stream name="Triebisch"
side 1634/1734 stream name="Triebisch"
side 1634/1735 stream name="Triebisch"
side 1635/1735 stream name="Triebisch"
side 1701/1801 stream name="Dahme"
side 1702/1703 stream name="Dahme"
side 1702/1801 stream name="Dahme"
side 1702/1802 stream name="Dahme"
side 1703/1704 stream name="Dahme"
side 1704/1803 stream name="Dahme"
side 1704/1804 stream name="Dahme"
side 1705/1804 stream name="Dahme"
side 1713/1714 stream+bridge name="Kleine Elster"
side 1713/1813 stream name="Kleine Elster"
side 1715/1716 stream name="Dobra"
side 1715/1815 stream name="Dobra"
side 1716/1717 river name="Schwarze Elster"
side 1717/1816 river name="Schwarze Elster"
side 1720/1721 stream name="Große Röder"
side 1721/1820 stream name="Große Röder"
side 1721/1821 stream name="Große Röder"
side 1722/1821 stream name="Große Röder"
side 1727/1728 big-river name="Elbe"
side 1728/1729 stream+bridge name="Triebisch"
side 1728/1827 big-river name="Elbe"
side 1728/1828 big-river+bridge name="Elbe"
side 1729/1828 big-river name="Elbe"
side 1729/1829 big-river name="Elbe"
side 1730/1829 big-river name="Elbe"
side 1735/1736 stream name="Triebisch"
side 1736/1835 stream name="Triebisch"
side 1736/1836 stream name="Triebisch"
side 1737/1836 stream+bridge name="Triebisch"
side 1737/1837 stream name="Triebisch"
side 1738/1837 stream name="Triebisch"
side 1738/1838 stream name="Triebisch"
side 1800/1801 stream name="Dahme"
side 1800/1901 stream name="Dahme"
side 1812/1813 stream name="Kleine Elster"
side 1812/1913 stream name="Kleine Elster"
side 1813/1914 stream name="Dobra"
side 1814/1815 stream name="Dobra"
side 1814/1914 stream name="Dobra"
side 1814/1915 stream name="Dobra"
side 1816/1817 river name="Schwarze Elster"
side 1816/1917 river+bridge name="Schwarze Elster"
side 1821/1822 stream name="Große Röder"
side 1822/1922 stream name="Große Röder"
side 1822/1923 stream name="Große Röder"
side 1823/1923 stream name="Große Röder"
side 1823/1924 stream+bridge name="Große Röder"
side 1824/1924 stream name="Große Röder"
side 1829/1830 big-river name="Elbe"
side 1830/1930 big-river name="Elbe"
side 1900/1901 stream name="Dahme"
side 1900/2099 stream+bridge name="Dahme"
side 1900/2000 stream name="Dahme"
side 1912/1913 stream name="Kleine Elster"
side 1912/2012 stream name="Kleine Elster"
side 1913/1914 stream name="Dobra"
side 1916/1917 river name="Schwarze Elster"
side 1917/2016 river+bridge name="Schwarze Elster"
side 1917/2017 river name="Schwarze Elster"
side 1918/2017 river name="Schwarze Elster"
side 1918/2018 stream name="Pulsnitz"
side 1919/2018 stream name="Pulsnitz"
side 1924/1925 stream+bridge name="Große Röder"
side 1925/2024 stream name="Große Röder"
side 1930/1931 big-river name="Elbe"
side 1931/2030 big-river name="Elbe"
side 2011/2012 stream name="Kleine Elster"
side 2011/2112 stream name="Kleine Elster"
side 2017/2018 river name="Schwarze Elster"
side 2017/2118 river name="Schwarze Elster"
side 2018/2019 stream name="Pulsnitz"
side 2018/2119 stream name="Pulsnitz"
side 2024/2025 stream name="Große Röder"
side 2025/2125 stream name="Große Röder"
side 2030/2031 big-river name="Elbe"
side 2031/2131 big-river name="Elbe"
side 2111/2112 stream name="Kleine Elster"
side 2111/2211 stream+bridge name="Kleine Elster"
side 2117/2118 river name="Schwarze Elster"
side 2117/2217 river name="Schwarze Elster"
side 2118/2119 stream name="Pulsnitz"
side 2119/2218 stream name="Pulsnitz"
side 2125/2126 stream name="Große Röder"
side 2126/2225 stream name="Große Röder"
side 2131/2132 big-river name="Elbe"
side 2132/2231 big-river+bridge name="Elbe"
side 2135/2235 stream name="Weißeritz"
side 2136/2235 stream name="Weißeritz"
side 2136/2236 stream name="Weißeritz"
side 2137/2236 stream name="Weißeritz"
side 2137/2237 stream name="Weißeritz"
side 2138/2237 stream name="Weißeritz"
side 2138/2238 stream name="Weißeritz"
side 2204/2305 stream name="Berste"
side 2210/2211 stream name="Kleine Elster"
side 2210/2311 stream name="Kleine Elster"
side 2216/2217 river name="Schwarze Elster"
side 2217/2317 river name="Schwarze Elster"
side 2218/2219 stream name="Pulsnitz"
side 2219/2319 stream name="Pulsnitz"
side 2225/2226 stream name="Große Röder"
side 2226/2326 stream name="Große Röder"
side 2231/2232 big-river name="Elbe"
side 2232/2332 big-river name="Elbe"
side 2233/2334 stream name="Weißeritz"
side 2234/2235 stream name="Weißeritz"
side 2234/2334 stream+bridge name="Weißeritz"
side 2234/2335 stream name="Weißeritz"
side 2303/2403 stream+bridge name="Berste"
side 2304/2305 stream name="Berste"
side 2304/2403 stream+bridge name="Berste"
side 2304/2404 stream name="Berste"
side 2310/2311 stream+bridge name="Kleine Elster"
side 2310/2410 stream name="Kleine Elster"
side 2317/2318 river name="Schwarze Elster"
side 2317/2417 river name="Schwarze Elster"
side 2319/2320 stream name="Pulsnitz"
side 2320/2419 stream name="Pulsnitz"
side 2326/2327 stream name="Große Röder"
side 2327/2426 stream name="Große Röder"
side 2332/2333 big-river name="Elbe"
side 2333/2334 stream name="Weißeritz"
side 2333/2432 big-river name="Elbe"
side 2333/2433 stream+bridge name="Weißeritz"
side 2401/2502 stream name="Berste"
side 2402/2403 stream+bridge name="Berste"
side 2402/2502 stream name="Berste"
side 2402/2503 stream name="Berste"
side 2409/2410 stream name="Kleine Elster"
side 2409/2510 stream name="Kleine Elster"
side 2416/2417 river name="Schwarze Elster"
side 2417/2517 river name="Schwarze Elster"
side 2419/2420 stream name="Pulsnitz"
side 2420/2520 stream name="Pulsnitz"
side 2420/2521 stream name="Pulsnitz"
side 2421/2521 stream+bridge name="Pulsnitz"
side 2426/2427 stream+bridge name="Große Röder"
side 2427/2527 stream name="Große Röder"
side 2432/2433 big-river+bridge name="Elbe"
side 2432/2533 big-river+bridge name="Elbe"
side 2501/2502 stream name="Berste"
side 2501/2601 stream name="Berste"
side 2509/2510 stream+bridge name="Kleine Elster"
side 2510/2609 stream name="Kleine Elster"
side 2517/2518 river+bridge name="Schwarze Elster"
side 2517/2617 river name="Schwarze Elster"
side 2521/2522 stream+bridge name="Pulsnitz"
side 2522/2621 stream+bridge name="Pulsnitz"
side 2527/2528 stream name="Große Röder"
side 2528/2627 stream name="Große Röder"
side 2532/2533 big-river+bridge name="Elbe"
side 2533/2632 big-river name="Elbe"
side 2600/2601 stream name="Berste"
side 2600/2701 stream name="Berste"
side 2609/2610 stream name="Kleine Elster"
side 2610/2710 stream+bridge name="Kleine Elster"
side 2616/2617 river name="Schwarze Elster"
side 2617/2717 river name="Schwarze Elster"
side 2621/2622 stream name="Pulsnitz"
side 2622/2722 stream name="Pulsnitz"
side 2622/2723 stream name="Pulsnitz"
side 2623/2723 stream name="Pulsnitz"
side 2627/2628 stream name="Große Röder"
side 2628/2728 stream+bridge name="Große Röder"
side 2632/2633 big-river name="Elbe"
side 2633/2733 big-river name="Elbe"
side 2637/2738 stream name="Müglitz"
side 2638/2738 stream name="Müglitz"
side 2700/2701 stream+bridge name="Berste"
side 2700/2800 stream name="Berste"
side 2710/2711 stream name="Kleine Elster"
side 2717/2718 river+bridge name="Schwarze Elster"
side 2717/2817 river+bridge name="Schwarze Elster"
side 2723/2724 stream name="Pulsnitz"
side 2724/2823 stream name="Pulsnitz"
side 2728/2729 stream+bridge name="Große Röder"
side 2729/2828 stream name="Große Röder"
side 2729/2829 stream name="Große Röder"
side 2730/2829 stream name="Große Röder"
side 2733/2734 big-river name="Elbe"
side 2734/2833 big-river name="Elbe"
side 2734/2834 big-river name="Elbe"
side 2735/2834 big-river name="Elbe"
side 2735/2835 stream+bridge name="Müglitz"
side 2736/2835 stream name="Müglitz"
side 2736/2836 stream name="Müglitz"
side 2737/2738 stream name="Müglitz"
side 2737/2836 stream name="Müglitz"
side 2737/2837 stream name="Müglitz"
side 2899/2800 stream name="Berste"
side 2800/2900 stream+bridge name="Berste"
side 2816/2817 river name="Schwarze Elster"
side 2817/2917 river+bridge name="Schwarze Elster"
side 2823/2824 stream name="Pulsnitz"
side 2824/2924 stream name="Pulsnitz"
side 2829/2830 stream name="Große Röder"
side 2830/2930 stream name="Große Röder"
side 2834/2835 big-river name="Elbe"
side 2835/2935 big-river name="Elbe"
side 2900/2901 stream name="Berste"
side 2900/3099 river+bridge name="Spree"
side 2900/3000 river name="Spree"
side 2901/3000 river+bridge name="Spree"
side 2917/2918 river name="Schwarze Elster"
side 2917/3017 river name="Schwarze Elster"
side 2924/2925 stream+bridge name="Pulsnitz"
side 2925/3024 stream name="Pulsnitz"
side 2925/3025 stream+bridge name="Pulsnitz"
side 2926/3025 stream name="Pulsnitz"
side 2930/2931 stream name="Große Röder"
side 2931/3030 stream+bridge name="Große Röder"
side 2935/2936 big-river name="Elbe"
side 2936/3035 big-river name="Elbe"
side 3000/3001 river name="Spree"
side 3001/3101 river name="Spree"
side 3001/3102 river name="Spree"
side 3002/3102 river name="Spree"
side 3016/3017 river name="Schwarze Elster"
side 3016/3117 river name="Schwarze Elster"
side 3025/3026 stream name="Pulsnitz"
side 3026/3126 stream name="Pulsnitz"
side 3026/3127 stream+bridge name="Pulsnitz"
side 3027/3127 stream name="Pulsnitz"
side 3030/3031 stream name="Große Röder"
side 3030/3131 stream name="Große Röder"
side 3035/3036 big-river name="Elbe"
side 3035/3136 stream name="Wesenitz"
side 3036/3136 big-river+bridge name="Elbe"
side 3102/3103 river name="Spree"
side 3103/3202 river name="Spree"
side 3116/3117 river+bridge name="Schwarze Elster"
side 3116/3216 river+bridge name="Schwarze Elster"
side 3127/3128 stream name="Pulsnitz"
side 3128/3227 stream name="Pulsnitz"
side 3128/3228 stream+bridge name="Pulsnitz"
side 3129/3228 stream+bridge name="Pulsnitz"
side 3130/3131 stream name="Große Röder"
side 3131/3230 stream name="Große Röder"
side 3134/3234 stream name="Wesenitz"
side 3135/3136 stream name="Wesenitz"
side 3135/3234 stream name="Wesenitz"
side 3135/3235 stream name="Wesenitz"
side 3136/3137 big-river name="Elbe"
side 3137/3236 big-river name="Elbe"
side 3202/3203 river name="Spree"
side 3203/3303 river name="Spree"
side 3215/3216 river name="Schwarze Elster"
side 3216/3316 river name="Schwarze Elster"
side 3230/3231 stream name="Große Röder"
side 3230/3331 stream name="Große Röder"
side 3232/3333 stream+bridge name="Wesenitz"
side 3233/3234 stream name="Wesenitz"
side 3233/3333 stream+bridge name="Wesenitz"
side 3233/3334 stream name="Wesenitz"
side 3236/3237 big-river name="Elbe"
side 3237/3337 big-river name="Elbe"
side 3303/3304 river name="Spree"
side 3303/3403 river name="Spree"
side 3316/3317 river name="Schwarze Elster"
side 3317/3416 river name="Schwarze Elster"
side 3331/3431 stream+bridge name="Wesenitz"
side 3332/3333 stream name="Wesenitz"
side 3332/3431 stream name="Wesenitz"
side 3332/3432 stream name="Wesenitz"
side 3337/3338 big-river name="Elbe"
side 3338/3437 big-river name="Elbe"
side 3402/3403 river name="Spree"
side 3402/3503 stream name="Malxe"
side 3403/3503 river name="Spree"
side 3403/3504 stream name="Greifenhainer Fließ"
side 3404/3504 stream name="Greifenhainer Fließ"
side 3404/3505 stream name="Greifenhainer Fließ"
side 3405/3505 stream+bridge name="Greifenhainer Fließ"
side 3405/3506 stream name="Greifenhainer Fließ"
side 3406/3506 stream+bridge name="Greifenhainer Fließ"
side 3406/3507 stream+bridge name="Greifenhainer Fließ"
side 3407/3507 stream name="Greifenhainer Fließ"
side 3407/3508 stream+bridge name="Greifenhainer Fließ"
side 3408/3508 stream name="Greifenhainer Fließ"
side 3408/3509 stream name="Greifenhainer Fließ"
side 3409/3509 stream name="Greifenhainer Fließ"
side 3409/3510 stream name="Greifenhainer Fließ"
side 3410/3510 stream+bridge name="Greifenhainer Fließ"
side 3410/3511 stream name="Greifenhainer Fließ"
side 3411/3511 stream name="Greifenhainer Fließ"
side 3416/3417 river name="Schwarze Elster"
side 3417/3517 river name="Schwarze Elster"
side 3423/3524 river name="Schwarze Elster"
side 3424/3524 river name="Schwarze Elster"
side 3424/3525 river name="Schwarze Elster"
side 3425/3525 river name="Schwarze Elster"
side 3425/3526 river name="Schwarze Elster"
side 3426/3526 river+bridge name="Schwarze Elster"
side 3430/3431 stream name="Wesenitz"
side 3430/3531 stream name="Wesenitz"
side 3437/3438 big-river name="Elbe"
side 3437/3538 big-river name="Elbe"
side 3502/3503 stream+bridge name="Malxe"
side 3502/3602 stream name="Malxe"
side 3503/3504 river+bridge name="Spree"
side 3504/3603 river name="Spree"
side 3517/3518 river name="Schwarze Elster"
side 3518/3617 river name="Schwarze Elster"
side 3523/3524 river name="Schwarze Elster"
side 3523/3623 river name="Schwarze Elster"
side 3530/3531 stream name="Wesenitz"
side 3531/3630 stream+bridge name="Wesenitz"
side 3535/3635 stream name="Polenz"
side 3536/3635 stream+bridge name="Polenz"
side 3536/3636 stream name="Polenz"
side 3537/3538 big-river name="Elbe"
side 3537/3636 stream name="Polenz"
side 3537/3637 stream name="Polenz"
side 3538/3637 big-river+bridge name="Elbe"
side 3601/3602 stream name="Malxe"
side 3602/3702 stream name="Malxe"
side 3603/3604 river name="Spree"
side 3604/3704 river name="Spree"
side 3617/3618 river name="Schwarze Elster"
side 3618/3718 river name="Schwarze Elster"
side 3621/3722 river name="Schwarze Elster"
side 3622/3623 river name="Schwarze Elster"
side 3622/3722 river name="Schwarze Elster"
side 3622/3723 river name="Schwarze Elster"
side 3626/3727 stream name="Klosterwasser"
side 3627/3727 stream name="Klosterwasser"
side 3627/3728 stream name="Klosterwasser"
side 3628/3728 stream+bridge name="Klosterwasser"
side 3630/3631 stream name="Wesenitz"
side 3630/3731 stream name="Wesenitz"
side 3633/3734 stream+bridge name="Polenz"
side 3634/3635 stream name="Polenz"
side 3634/3734 stream name="Polenz"
side 3634/3735 stream name="Polenz"
side 3637/3638 big-river name="Elbe"
side 3638/3738 big-river name="Elbe"
side 3702/3703 stream name="Malxe"
side 3703/3802 stream name="Malxe"
side 3704/3705 river name="Spree"
side 3705/3804 river name="Spree"
side 3718/3719 river name="Schwarze Elster"
side 3719/3818 river name="Schwarze Elster"
side 3720/3820 river name="Schwarze Elster"
side 3721/3722 river name="Schwarze Elster"
side 3721/3820 river+bridge name="Schwarze Elster"
side 3721/3821 river name="Schwarze Elster"
side 3722/3821 stream+bridge name="Klosterwasser"
side 3722/3822 stream name="Klosterwasser"
side 3723/3822 stream name="Klosterwasser"
side 3723/3823 stream name="Klosterwasser"
side 3724/3823 stream name="Klosterwasser"
side 3724/3824 stream name="Klosterwasser"
side 3725/3824 stream name="Klosterwasser"
side 3725/3825 stream name="Klosterwasser"
side 3726/3727 stream name="Klosterwasser"
side 3726/3825 stream name="Klosterwasser"
side 3726/3826 stream+bridge name="Klosterwasser"
side 3730/3731 stream name="Wesenitz"
side 3731/3830 stream name="Wesenitz"
side 3733/3734 stream name="Polenz"
side 3733/3833 stream name="Polenz"
side 3802/3803 stream name="Malxe"
side 3802/3903 stream name="Malxe"
side 3804/3805 river name="Spree"
side 3805/3905 river name="Spree"
side 3818/3819 river name="Schwarze Elster"
side 3819/3820 river+bridge name="Schwarze Elster"
side 3819/3919 river+bridge name="Schwarze Elster"
side 3819/3920 river+bridge name="Schwarze Elster"
side 3820/3920 stream name="Schwarzwasser"
side 3829/3930 stream name="Schwarzwasser"
side 3830/3831 stream name="Wesenitz"
side 3831/3931 stream name="Wesenitz"
side 3902/3903 stream name="Malxe"
side 3903/4002 stream name="Malxe"
side 3905/3906 river name="Spree"
side 3906/4005 river name="Spree"
side 3920/3921 stream name="Schwarzwasser"
side 3921/4020 stream name="Schwarzwasser"
side 3921/4021 stream name="Schwarzwasser"
side 3922/4021 stream name="Schwarzwasser"
side 3928/4028 stream name="Schwarzwasser"
side 3929/3930 stream name="Schwarzwasser"
side 3929/4028 stream+bridge name="Schwarzwasser"
side 3929/4029 stream name="Schwarzwasser"
side 3931/3932 stream name="Wesenitz"
side 3932/4031 stream+bridge name="Wesenitz"
side 4002/4003 stream name="Malxe"
side 4003/4103 stream name="Malxe"
side 4003/4104 stream name="Malxe"
side 4004/4104 stream name="Malxe"
side 4005/4006 river name="Spree"
side 4006/4106 river+bridge name="Spree"
side 4006/4107 river name="Spree"
side 4007/4107 river name="Spree"
side 4021/4022 stream name="Schwarzwasser"
side 4022/4122 stream name="Schwarzwasser"
side 4022/4123 stream name="Schwarzwasser"
side 4023/4123 stream name="Schwarzwasser"
side 4023/4124 stream+bridge name="Schwarzwasser"
side 4024/4124 stream name="Schwarzwasser"
side 4024/4125 stream+bridge name="Schwarzwasser"
side 4025/4125 stream name="Schwarzwasser"
side 4025/4126 stream name="Schwarzwasser"
side 4026/4126 stream name="Schwarzwasser"
side 4026/4127 stream name="Schwarzwasser"
side 4027/4028 stream name="Schwarzwasser"
side 4027/4127 stream name="Schwarzwasser"
side 4027/4128 stream+bridge name="Schwarzwasser"
side 4104/4105 stream name="Malxe"
side 4105/4204 stream+bridge name="Malxe"
side 4107/4108 river name="Spree"
side 4108/4207 river+bridge name="Spree"
side 4108/4208 river name="Spree"
side 4109/4208 river+bridge name="Spree"
side 4109/4209 river+bridge name="Spree"
side 4110/4209 river name="Spree"
side 4110/4210 river name="Spree"
side 4111/4210 river name="Spree"
side 4111/4211 river name="Spree"
side 4112/4211 river name="Spree"
side 4112/4212 river name="Spree"
side 4113/4212 river name="Spree"
side 4204/4205 stream name="Malxe"
side 4204/4305 stream name="Malxe"
side 4212/4213 river name="Spree"
side 4213/4313 river+bridge name="Spree"
side 4213/4314 river+bridge name="Spree"
side 4214/4314 river name="Spree"
side 4214/4315 river name="Spree"
side 4215/4315 river name="Spree"
side 4215/4316 river name="Spree"
side 4216/4316 river name="Spree"
side 4216/4317 stream name="Kleine Spree"
side 4217/4317 stream+bridge name="Kleine Spree"
side 4217/4318 stream name="Kleine Spree"
side 4218/4318 stream name="Kleine Spree"
side 4218/4319 stream name="Kleine Spree"
side 4219/4319 stream name="Kleine Spree"
side 4219/4320 stream name="Kleine Spree"
side 4220/4320 stream name="Kleine Spree"
side 4220/4321 stream+bridge name="Kleine Spree"
side 4221/4321 stream name="Kleine Spree"
side 4228/4329 river+bridge name="Spree"
side 4229/4329 river name="Spree"
side 4229/4330 river name="Spree"
side 4230/4330 river+bridge name="Spree"
side 4304/4305 stream name="Malxe"
side 4305/4404 stream name="Malxe"
side 4316/4317 river name="Spree"
side 4316/4416 stream name="Struga"
side 4317/4416 river+bridge name="Spree"
side 4321/4322 stream name="Kleine Spree"
side 4322/4421 stream name="Kleine Spree"
side 4322/4422 stream name="Kleine Spree"
side 4323/4422 stream name="Kleine Spree"
side 4327/4427 river+bridge name="Spree"
side 4328/4329 river+bridge name="Spree"
side 4328/4427 river name="Spree"
side 4328/4428 river name="Spree"
side 4330/4331 river name="Spree"
side 4331/4430 river name="Spree"
side 4331/4431 river name="Spree"
side 4332/4431 river name="Spree"
side 4332/4432 river+bridge name="Spree"
side 4333/4432 river name="Spree"
side 4404/4405 stream+bridge name="Malxe"
side 4405/4505 stream name="Malxe"
side 4415/4416 stream name="Struga"
side 4415/4516 stream name="Struga"
side 4416/4417 river name="Spree"
side 4417/4517 river name="Spree"
side 4417/4518 river name="Spree"
side 4418/4518 river name="Spree"
side 4422/4423 stream name="Kleine Spree"
side 4423/4523 stream+bridge name="Kleine Spree"
side 4423/4524 stream name="Kleine Spree"
side 4424/4524 stream name="Kleine Spree"
side 4426/4427 river name="Spree"
side 4426/4527 river name="Spree"
side 4432/4433 river name="Spree"
side 4433/4533 river name="Spree"
side 4505/4506 stream name="Malxe"
side 4506/4605 stream name="Malxe"
side 4506/4606 stream+bridge name="Malxe"
side 4507/4606 stream name="Malxe"
side 4515/4516 stream name="Struga"
side 4516/4615 stream+bridge name="Struga"
side 4518/4519 river name="Spree"
side 4519/4618 river name="Spree"
side 4519/4619 river name="Spree"
side 4520/4619 river name="Spree"
side 4520/4620 river name="Spree"
side 4521/4620 river+bridge name="Spree"
side 4521/4621 river+bridge name="Spree"
side 4522/4621 river name="Spree"
side 4522/4622 river name="Spree"
side 4523/4622 river name="Spree"
side 4523/4623 river name="Spree"
side 4524/4623 river name="Spree"
side 4524/4624 river name="Spree"
side 4525/4624 river name="Spree"
side 4525/4625 river+bridge name="Spree"
side 4526/4527 river name="Spree"
side 4526/4625 river name="Spree"
side 4526/4626 river name="Spree"
side 4533/4534 river name="Spree"
side 4534/4633 river name="Spree"
side 4606/4607 stream name="Malxe"
side 4607/4707 stream name="Malxe"
side 4607/4708 stream name="Malxe"
side 4608/4708 stream+bridge name="Malxe"
side 4608/4709 stream name="Malxe"
side 4609/4709 stream+bridge name="Malxe"
side 4615/4616 stream name="Struga"
side 4616/4716 stream name="Struga"
side 4619/4620 stream name="Schwarzer Schöps"
side 4619/4720 stream name="Schwarzer Schöps"
side 4623/4624 stream name="Löbauer Wasser"
side 4624/4724 stream name="Löbauer Wasser"
side 4624/4725 stream name="Löbauer Wasser"
side 4625/4725 stream+bridge name="Löbauer Wasser"
side 4633/4634 river+bridge name="Spree"
side 4634/4734 river name="Spree"
side 4703/4803 big-river name="Nysa"
side 4704/4803 big-river name="Nysa"
side 4704/4804 big-river name="Nysa"
side 4705/4804 big-river name="Nysa"
side 4709/4710 stream name="Malxe"
side 4710/4809 stream name="Malxe"
side 4710/4810 stream name="Malxe"
side 4711/4810 stream+bridge name="Malxe"
side 4716/4717 stream name="Struga"
side 4719/4720 stream+bridge name="Schwarzer Schöps"
side 4720/4819 stream+bridge name="Schwarzer Schöps"
side 4725/4726 stream+bridge name="Löbauer Wasser"
side 4726/4825 stream name="Löbauer Wasser"
side 4726/4826 stream+bridge name="Löbauer Wasser"
side 4727/4826 stream name="Löbauer Wasser"
side 4734/4735 river name="Spree"
side 4735/4834 river+bridge name="Spree"
side 4802/4803 big-river name="Nysa"
side 4802/4903 big-river name="Nysa"
side 4804/4805 big-river name="Nysa"
side 4805/4905 big-river name="Nysa"
side 4805/4906 big-river name="Nysa"
side 4806/4906 big-river name="Nysa"
side 4806/4907 big-river name="Nysa"
side 4807/4907 big-river name="Nysa"
side 4807/4908 big-river name="Nysa"
side 4808/4908 big-river+bridge name="Nysa"
side 4810/4811 stream name="Malxe"
side 4811/4911 stream name="Malxe"
side 4811/4912 stream name="Malxe"
side 4819/4820 stream name="Schwarzer Schöps"
side 4820/4920 stream name="Schwarzer Schöps"
side 4826/4827 stream name="Löbauer Wasser"
side 4827/4927 stream name="Löbauer Wasser"
side 4827/4928 stream+bridge name="Löbauer Wasser"
side 4828/4928 stream+bridge name="Löbauer Wasser"
side 4831/4832 stream name="Löbauer Wasser"
side 4831/4932 stream name="Löbauer Wasser"
side 4834/4835 river name="Spree"
side 4901/5001 big-river name="Nysa"
side 4902/4903 big-river name="Nysa"
side 4902/5001 big-river name="Nysa"
side 4902/5002 big-river name="Nysa"
side 4908/4909 big-river name="Nysa"
side 4909/5008 big-river name="Nysa"
side 4920/4921 stream name="Schwarzer Schöps"
side 4920/5020 stream name="Weißer Schöps"
side 4921/5020 stream name="Schwarzer Schöps"
side 4921/5021 stream name="Schwarzer Schöps"
side 4922/5021 stream name="Schwarzer Schöps"
side 4928/4929 stream name="Löbauer Wasser"
side 4929/5028 stream name="Löbauer Wasser"
side 4929/5029 stream name="Löbauer Wasser"
side 4930/5029 stream name="Löbauer Wasser"
side 4930/5030 stream name="Löbauer Wasser"
side 4931/4932 stream name="Löbauer Wasser"
side 4931/5030 stream name="Löbauer Wasser"
side 4932/5031 stream+bridge name="Löbauer Wasser"
side 5099/5100 big-river name="Nysa"
side 5000/5001 big-river+bridge name="Nysa"
side 5000/5100 big-river+bridge name="Nysa"
side 5000/5101 big-river+bridge name="Nysa"
side 5008/5009 big-river name="Nysa"
side 5009/5109 big-river name="Nysa"
side 5013/5114 big-river name="Nysa"
side 5014/5114 big-river name="Nysa"
side 5019/5020 stream name="Weißer Schöps"
side 5020/5120 stream name="Weißer Schöps"
side 5021/5022 stream name="Schwarzer Schöps"
side 5022/5122 stream name="Schwarzer Schöps"
side 5030/5031 stream+bridge name="Löbauer Wasser"
side 5031/5032 stream name="Löbauer Wasser"
side 5031/5131 stream+bridge name="Löbauer Wasser"
side 5031/5132 stream+bridge name="Löbauer Wasser"
side 5100/5101 stream name="Lubst"
side 5101/5200 stream name="Lubst"
side 5101/5201 stream+bridge name="Lubst"
side 5102/5201 stream name="Lubst"
side 5109/5110 big-river name="Nysa"
side 5110/5209 big-river name="Nysa"
side 5110/5210 big-river+bridge name="Nysa"
side 5111/5210 big-river name="Nysa"
side 5111/5211 big-river name="Nysa"
side 5112/5211 big-river name="Nysa"
side 5112/5212 big-river name="Nysa"
side 5113/5114 big-river name="Nysa"
side 5113/5212 big-river name="Nysa"
side 5113/5213 big-river name="Nysa"
side 5114/5115 big-river+bridge name="Nysa"
side 5115/5214 big-river name="Nysa"
side 5115/5215 big-river name="Nysa"
side 5116/5215 big-river name="Nysa"
side 5116/5216 big-river name="Nysa"
side 5117/5216 big-river name="Nysa"
side 5120/5121 stream name="Weißer Schöps"
side 5120/5220 stream name="Weißer Schöps"
side 5122/5123 stream name="Schwarzer Schöps"
side 5123/5222 stream name="Schwarzer Schöps"
side 5123/5223 stream name="Schwarzer Schöps"
side 5124/5223 stream name="Schwarzer Schöps"
side 5124/5224 stream+bridge name="Schwarzer Schöps"
side 5125/5224 stream name="Schwarzer Schöps"
side 5125/5225 stream name="Schwarzer Schöps"
side 5126/5225 stream name="Schwarzer Schöps"
side 5126/5226 stream name="Schwarzer Schöps"
side 5127/5226 stream+bridge name="Schwarzer Schöps"
side 5127/5227 stream name="Schwarzer Schöps"
side 5128/5227 stream name="Schwarzer Schöps"
side 5128/5228 stream+bridge name="Schwarzer Schöps"
side 5129/5228 stream name="Schwarzer Schöps"
side 5201/5202 stream name="Lubst"
side 5202/5302 stream name="Lubst"
side 5202/5303 stream name="Lubst"
side 5203/5303 stream name="Lubst"
side 5216/5217 big-river name="Nysa"
side 5216/5317 big-river name="Nysa"
side 5219/5220 stream name="Weißer Schöps"
side 5220/5320 stream name="Weißer Schöps"
side 5228/5229 stream name="Schwarzer Schöps"
side 5229/5329 stream name="Schwarzer Schöps"
side 5229/5330 stream name="Schwarzer Schöps"
side 5230/5330 stream+bridge name="Schwarzer Schöps"
side 5230/5331 stream name="Schwarzer Schöps"
side 5233/5334 stream name="Pließnitz"
side 5303/5304 stream name="Lubst"
side 5304/5403 stream name="Lubst"
side 5304/5404 stream name="Lubst"
side 5305/5404 stream name="Lubst"
side 5305/5405 stream+bridge name="Lubst"
side 5306/5405 stream name="Lubst"
side 5316/5317 big-river name="Nysa"
side 5317/5416 big-river name="Nysa"
side 5320/5321 stream name="Weißer Schöps"
side 5321/5420 stream name="Weißer Schöps"
side 5333/5334 stream name="Pließnitz"
side 5333/5433 stream name="Pließnitz"
side 5405/5406 stream name="Lubst"
side 5406/5506 stream name="Lubst"
side 5416/5417 big-river name="Nysa"
side 5417/5517 big-river name="Nysa"
side 5420/5421 stream name="Weißer Schöps"
side 5421/5521 stream name="Weißer Schöps"
side 5421/5522 stream name="Weißer Schöps"
side 5422/5522 stream+bridge name="Weißer Schöps"
side 5432/5433 stream+bridge name="Pließnitz"
side 5432/5533 stream name="Pließnitz"
side 5437/5538 big-river name="Nysa"
side 5438/5538 big-river name="Nysa"
side 5506/5507 stream name="Lubst"
side 5507/5606 stream name="Lubst"
side 5517/5518 big-river name="Nysa"
side 5517/5617 big-river name="Nysa"
side 5522/5523 stream name="Weißer Schöps"
side 5523/5622 stream name="Weißer Schöps"
side 5523/5623 stream name="Weißer Schöps"
side 5524/5623 stream name="Weißer Schöps"
side 5524/5624 stream name="Weißer Schöps"
side 5525/5624 stream+bridge name="Weißer Schöps"
side 5525/5625 stream+bridge name="Weißer Schöps"
side 5526/5625 stream name="Weißer Schöps"
side 5526/5626 stream name="Weißer Schöps"
side 5527/5626 stream name="Weißer Schöps"
side 5527/5627 stream name="Weißer Schöps"
side 5528/5627 stream name="Weißer Schöps"
side 5528/5628 stream+bridge name="Weißer Schöps"
side 5529/5628 stream name="Weißer Schöps"
side 5532/5533 stream name="Pließnitz"
side 5533/5632 stream name="Pließnitz"
side 5537/5538 big-river name="Nysa"
side 5537/5637 big-river name="Nysa"
side 5606/5607 stream name="Lubst"
side 5607/5707 stream name="Lubst"
side 5607/5708 stream name="Lubst"
side 5608/5708 stream name="Lubst"
side 5616/5617 big-river name="Nysa"
side 5617/5717 big-river name="Nysa"
side 5632/5633 stream name="Pließnitz"
side 5632/5733 stream name="Pließnitz"
side 5634/5735 big-river name="Nysa"
side 5635/5735 big-river name="Nysa"
side 5635/5736 big-river name="Nysa"
side 5636/5637 big-river name="Nysa"
side 5636/5736 big-river name="Nysa"
side 5636/5737 big-river name="Nysa"
side 5708/5709 stream name="Lubst"
side 5709/5808 stream name="Lubst"
side 5709/5809 stream name="Lubst"
side 5710/5809 stream+bridge name="Lubst"
side 5717/5718 big-river+bridge name="Nysa"
side 5718/5817 big-river name="Nysa"
side 5718/5818 big-river name="Nysa"
side 5719/5818 big-river name="Nysa"
side 5719/5819 big-river name="Nysa"
side 5720/5819 big-river name="Nysa"
side 5720/5820 big-river name="Nysa"
side 5721/5820 big-river name="Nysa"
side 5721/5821 big-river name="Nysa"
side 5722/5821 big-river name="Nysa"
side 5732/5733 stream+bridge name="Pließnitz"
side 5732/5832 big-river name="Nysa"
side 5733/5832 big-river name="Nysa"
side 5733/5833 big-river name="Nysa"
side 5734/5735 big-river name="Nysa"
side 5734/5833 big-river+bridge name="Nysa"
side 5734/5834 big-river name="Nysa"
side 5809/5810 stream name="Lubst"
side 5810/5910 stream name="Lubst"
side 5821/5822 big-river+bridge name="Nysa"
side 5822/5922 big-river name="Nysa"
side 5822/5923 big-river name="Nysa"
side 5823/5923 big-river name="Nysa"
side 5827/5928 big-river name="Nysa"
side 5828/5928 big-river name="Nysa"
side 5828/5929 big-river name="Nysa"
side 5829/5929 big-river+bridge name="Nysa"
side 5829/5930 big-river name="Nysa"
side 5830/5930 big-river name="Nysa"
side 5830/5931 big-river name="Nysa"
side 5831/5832 big-river name="Nysa"
side 5831/5931 big-river name="Nysa"
side 5831/5932 big-river name="Nysa"
side 5832/5833 stream name="Wittig"
side 5833/5933 stream name="Wittig"
side 5833/5934 stream+bridge name="Wittig"
side 5834/5934 stream name="Wittig"
side 5834/5935 stream name="Wittig"
side 5835/5935 stream name="Wittig"
side 5910/5911 stream name="Lubst"
side 5911/6010 stream+bridge name="Lubst"
side 5923/5924 big-river name="Nysa"
side 5924/6023 big-river name="Nysa"
side 5924/6024 big-river name="Nysa"
side 5925/6024 big-river name="Nysa"
side 5926/6026 big-river name="Nysa"
side 5927/5928 big-river name="Nysa"
side 5927/6026 big-river name="Nysa"
side 5927/6027 big-river name="Nysa"
side 5935/5936 stream name="Wittig"
side 5936/6035 stream name="Wittig"
side 6010/6011 stream name="Lubst"
side 6011/6111 stream name="Lubst"
side 6020/6121 stream name="Kleine Tschirne"
side 6021/6121 stream name="Kleine Tschirne"
side 6024/6025 big-river name="Nysa"
side 6025/6026 big-river name="Nysa"
side 6025/6125 big-river name="Nysa"
side 6025/6126 big-river+bridge name="Nysa"
side 6035/6036 stream name="Wittig"
side 6036/6136 stream name="Wittig"
side 6036/6137 stream name="Wittig"
side 6037/6137 stream name="Wittig"
side 6037/6138 stream name="Wittig"
side 6038/6138 stream+bridge name="Wittig"
side 6100/6299 river name="Bober"
side 6100/6200 river name="Bober"
side 6101/6200 river name="Bober"
side 6101/6201 river name="Bober"
side 6102/6201 river name="Bober"
side 6111/6112 stream name="Lubst"
side 6118/6218 stream name="Kleine Tschirne"
side 6119/6218 stream name="Kleine Tschirne"
side 6119/6219 stream+bridge name="Kleine Tschirne"
side 6120/6121 stream name="Kleine Tschirne"
side 6120/6219 stream+bridge name="Kleine Tschirne"
side 6120/6220 stream name="Kleine Tschirne"
side 6201/6202 river name="Bober"
side 6202/6302 river name="Bober"
side 6202/6303 river name="Bober"
side 6203/6303 river name="Bober"
side 6217/6218 stream name="Kleine Tschirne"
side 6217/6318 stream name="Kleine Tschirne"
side 6303/6304 river name="Bober"
side 6304/6403 river name="Bober"
side 6304/6404 river name="Bober"
side 6305/6404 river name="Bober"
side 6316/6416 stream name="Kleine Tschirne"
side 6317/6318 stream name="Kleine Tschirne"
side 6317/6416 stream name="Kleine Tschirne"
side 6317/6417 stream name="Kleine Tschirne"
side 6324/6424 stream name="Große Tschirne"
side 6325/6424 stream+bridge name="Große Tschirne"
side 6325/6425 stream name="Große Tschirne"
side 6326/6425 stream name="Große Tschirne"
side 6326/6426 stream name="Große Tschirne"
side 6327/6426 stream name="Große Tschirne"
side 6327/6427 stream+bridge name="Große Tschirne"
side 6404/6405 river name="Bober"
side 6405/6505 river+bridge name="Bober"
side 6405/6506 river name="Bober"
side 6406/6506 river name="Bober"
side 6406/6507 river name="Bober"
side 6407/6507 river name="Bober"
side 6407/6508 river name="Bober"
side 6408/6508 river name="Bober"
side 6414/6515 stream name="Große Tschirne"
side 6415/6416 stream+bridge name="Kleine Tschirne"
side 6415/6515 stream+bridge name="Große Tschirne"
side 6415/6516 stream+bridge name="Große Tschirne"
side 6416/6516 stream name="Große Tschirne"
side 6416/6517 stream name="Große Tschirne"
side 6417/6517 stream name="Große Tschirne"
side 6417/6518 stream name="Große Tschirne"
side 6418/6518 stream name="Große Tschirne"
side 6418/6519 stream name="Große Tschirne"
side 6419/6519 stream name="Große Tschirne"
side 6419/6520 stream name="Große Tschirne"
side 6420/6520 stream name="Große Tschirne"
side 6420/6521 stream name="Große Tschirne"
side 6421/6521 stream name="Große Tschirne"
side 6421/6522 stream name="Große Tschirne"
side 6422/6522 stream name="Große Tschirne"
side 6422/6523 stream+bridge name="Große Tschirne"
side 6423/6424 stream name="Große Tschirne"
side 6423/6523 stream name="Große Tschirne"
side 6423/6524 stream name="Große Tschirne"
side 6508/6509 river name="Bober"
side 6514/6515 stream+bridge name="Große Tschirne"

route motorway "Dresden-Berlin" 2430 2429 2428 2427 2426 2526 2525 2524 2523 2522 2621 2620 2619 2719 2718 2717 2816 2815 2915 3014 3013 3012 3011 3010 2910 2909 2908 2907 2906 2905 2904 2903 2802 2801 2701 2700 2699
route motorway "Lübbenau-Breslau" 2903 3003 3104 3204 3205 3306 3406 3507 3607 3707 3807 3908 4008 4109 4208 4309 4408 4509 4609 4709 4809 4910 5009 5110 5210 5311 5411 5512 5612 5713 5813 5914 6014 6114 6214 6315 6415 6516
route motorway "Dresden-Weißenberg" 2430 2530 2629 2628 2728 2828 2928 3028 3128 3228 3328 3428 3528 3628 3728 3827 3928 4027 4128 4227 4327 4427 4528 4627 4728 4827 4928
route motorway "Dresden-Chemnitz" 2430 2331 2231 2132 2032 1933 1833 1733 1633 1533 1433 1334 1234 1134 1034 0935 0835 0736 0737 0637 0538 0438
route main "Wurzen-Dresden" 0122 0222 0322 0422 0523 0623 0723 0823 0924 0925 1025 1126 1226 1327 1427 1527 1627 1728 1729 1730 1830 1931 2031 2132 2232 2333 2433 2533
route main "Neustadt quarter-Bautzen" 2532 2632 2732 2832 2932 3032 3132 3231 3331 3431 3531 3630 3730 3829 3929 4028 4129 4228 4329
route main "Bautzen-Görlitz" 4329 4429 4529 4629 4729 4730 4830 4931 5031 5131 5230 5330 5429 5530 5629 5730 5829
route main "Görlitz Moys-Bunzlau" 5929 6028 6128 6227 6327 6427 6527
route main "Görlitz Moys-Lauban" 5929 6029 6129 6229 6330 6429 6530
route main "Eilenburg-Beeskow" 0116 0215 0315 0414 0514 0613 0714 0713 0812 0811 0911 0910 1009 1109 1208 1308 1408 1508 1607 1707 1706 1806 1906 2005 2105 2204 2304 2403 2503 2602 2601 2701 2800 2900 3099
route main "Zittau-Bautzen South" 5238 5138 5037 4937 4836 4736 4735 4634 4633 4533 4532 4431 4430 4330
route main "Bautzen-Golßen" 4329 4228 4227 4226 4126 4125 4024 4023 4022 3922 3921 3820 3819 3719 3618 3518 3417 3317 3216 3116 3015 2915 2814 2813 2713 2612 2512 2411 2311 2310 2209 2208 2308 2307 2306 2305 2404 2403 2402 2302 2301 2200 2299
route main "Neustadt quarter-Spreetal" 2532 2531 2630 2629 2729 2728 2827 2826 2926 2925 2924 3023 3022 3122 3221 3321 3420 3520 3620 3720 3819 3919 3918 4017 4016 4116
route main "Spreetal-Cottbus South" 4116 4215 4214 4213 4113 4112 4111 4110 4009 4008
route main "Cottbus-Guben" 4007 4006 4106 4105 4204 4203 4304 4403 4402 4502 4601 4702 4801 4901 5000
route main "Riesa-Kamenz" 1323 1422 1523 1623 1723 1823 1924 2024 2124 2224 2324 2424 2524 2624 2725 2824 2925 3025 3126 3225 3326 3426
route main "Kamenz-Bautzen" 3426 3527 3626 3726 3826 3927 4027 4128 4228 4329
route main "Görlitz South-Zittau" 5830 5831 5732 5733 5734 5634 5635 5636 5537 5437 5438
route main "Brand-Falkenberg" 1438 1338 1337 1336 1335 1334 1333 1232 1332 1431 1430 1530 1629 1628 1728 1828 1827 1826 1926 1925 1924 1923 1922 1921 1920 1919 1918 1917 1816 1716 1615 1515 1414 1314 1213 1113
route main "Falkenberg-Jüterbog" 1113 1112 1111 1110 1109 1108 1007 1006 1005 1004 0904 0903 0902 0801 0800 0899
route main "Luckau-Jüterbog" 2403 2303 2203 2103 2002 1903 1802 1703 1602 1502 1401 1301 1200 1100 1099
route main "Forst-Frankfurt" 4808 4807 4806 4805 4705 4704 4703 4802 4902 4901 5000 5099
route main "Görlitz-Cottbus South" 5829 5828 5728 5727 5626 5625 5525 5425 5424 5423 5422 5522 5521 5420 5320 5219 5218 5118 5117 5116 5115 5014 4914 4913 4812 4712 4611 4511 4410 4310 4209 4109 4008
route main "Cottbus-Lübben" 4007 3907 3807 3707 3606 3506 3406 3306 3205 3204 3104 3103 3002 2902 2901 2800
route main "Weißkeißel-Spremberg" 5117 5016 4916 4815 4715 4615 4515 4414 4314 4213
route main "Cottbus-Sagan" 4007 4108 4207 4308 4407 4508 4608 4708 4808 4908 5007 5108 5208 5309 5408 5509 5609 5710 5809 5910 6010 6110 6210 6311 6410 6511
route main "Niesky-Hoyerswerda" 5425 5325 5224 5124 5023 5022 4922 4821 4722 4621 4521 4421 4321 4220 4120 4020 3920 3819
route main "Cottbus-Elsterwerda" 4007 3908 3909 3809 3810 3710 3610 3510 3410 3310 3210 3211 3212 3213 3214 3115 3116 3016 2917 2817 2717 2616 2517 2416 2317 2216 2117 2016 1917
route main "Elsterwerda-Chemnitz" 1917 1817 1818 1719 1619 1520 1521 1421 1422 1323 1324 1224 1125 1025 1026 1027 0928 0929 0930 0830 0731 0631 0532 0533 0534 0434 0435 0436 0337 0338 0238
route main "Dresden-Dippoldiswalde" 2533 2534 2434 2435 2436 2337 2338
route main "Dresden-Tetschen" 2533 2633 2734 2735 2835 2936 3036 3137 3237 3338 3438 3538 3638
route main "Dresden-Oederan" 2533 2433 2334 2234 2135 2035 1936 1836 1737 1637 1538 1438 1338 1238
route main "Löbau-Zittau" 5031 5132 5133 5233 5234 5235 5336 5337 5338
route main "Torgau-Riesa" 0414 0415 0516 0616 0717 0817 0918 0919 1019 1020 1121 1122 1123 1223 1323
route main "Dommitzsch north-Torgau" 0111 0211 0212 0313 0314 0414
route main "Beilrode-Liebenwerda" 0714 0814 0915 1014 1115 1215 1315 1415 1515
route main "Wittenberg-Herzberg" 0104 0204 0305 0405 0505 0605 0706 0806 0907 1007 1008 1109
route main "Guben-Crossen" 5000 5100 5200 5300 5499
route main "Sorau-Guben" 6210 6110 6109 6008 6007 5907 5906 5805 5705 5604 5504 5403 5402 5302 5201 5101 5000
route main "Dresden 2432-2433" 2432 2433
route main "Dresden 2432-2532" 2432 2532
route main "Dresden 2432-2533" 2432 2533
route main "Dresden 2433-2533" 2433 2533
route main "Dresden 2532-2533" 2532 2533
route main "Görlitz 5829-5830" 5829 5830
route main "Görlitz 5829-5929" 5829 5929
route main "Cottbus 4007-4008" 4007 4008
route main "Bautzen 4329-4330" 4329 4330
route secondary "Grimma-Nossen" 0127 0128 0228 0329 0429 0530 0629 0730 0830 0931 0932 1032 1132 1232
route secondary "Oschatz-Döbeln" 0823 0724 0725 0726 0626 0627 0728 0729 0829 0830
route secondary "Mügeln-Leisnig" 0626 0527 0528 0428 0329
route secondary "Oschatz-Torgau" 0823 0723 0622 0522 0521 0420 0419 0319 0318 0317 0316 0415 0414
route secondary "Schildau-Eilenburg" 0318 0217 0118
route secondary "Oschatz-Strehla" 0823 0923 0922 1021 1121
route secondary "Riesa-Meißen" 1323 1324 1325 1326 1327 1328 1427 1528 1627 1728
route secondary "Lommatzsch-Nossen" 1328 1329 1330 1230 1231 1232
route secondary "Döbeln-Lommatzsch" 0830 0930 1029 1129 1228 1328
route secondary "Waldheim-Freiberg" 0532 0533 0633 0734 0735 0835 0936 1036 1137 1237 1338 1438
route secondary "Meißen-Freital" 1728 1729 1730 1830 1831 1932 1933 2033 2134 2234
route secondary "Wilsdruff-Nossen" 1933 1832 1733 1632 1533 1432 1333 1232
route secondary "Tharandt-Freital" 2035 2135 2234
route secondary "Tharandt-Grillenburg" 2035 1936 1836
route secondary "Jessen-Beilrode" 0405 0506 0507 0607 0508 0509 0409 0310 0311 0411 0512 0612 0613 0714
route secondary "Annaburg-Herzberg" 0607 0708 0808 0908 1008 1109
route secondary "Schweinitz-Jüterbog" 0605 0505 0504 0403 0303 0302 0301 0400 0500 0699
route secondary "Herzberg-Dahme" 1109 1108 1107 1006 1005 1004 1104 1203 1303 1403 1503 1602
route secondary "Schlieben-Dahme" 1508 1507 1506 1505 1604 1603 1602
route secondary "Schlieben-Calau" 1508 1608 1709 1710 1810 1911 2011 2111 2211 2311 2411 2511 2610 2710 2709 2808 2908 3007
route secondary "Falkenberg-Sonnewalde" 1113 1212 1313 1412 1512 1612 1712 1811 1912 2011 2111 2110 2209
route secondary "Liebenwerda-Kirchhain" 1515 1614 1714 1713 1812 1912 2011
route secondary "Mühlberg-Liebenwerda" 1119 1218 1217 1317 1416 1415 1515
route secondary "Mühlberg-Beilrode" 1119 1018 1017 0917 0916 0815 0814 0714
route secondary "Mühlberg-Großenhain" 1119 1219 1320 1419 1520 1620 1621 1722 1822 1823 1924
route secondary "Elsterwerda-Finsterwalde" 1917 2016 2015 2115 2114 2213 2313 2312 2411
route secondary "Luckau-Finsterwalde" 2403 2404 2505 2506 2507 2508 2509 2510 2410 2411
route secondary "Luckau-Vetschau" 2403 2504 2604 2705 2706 2806 2907 3007 3107 3206 3306
route secondary "Finsterwalde-Großenhain" 2411 2412 2413 2414 2515 2516 2517 2518 2519 2520 2521 2421 2322 2222 2123 2023 1924
route secondary "Dahme-Golßen" 1602 1702 1701 1800 1900 2099
route secondary "Neustadt quarter-Großenhain" 2532 2431 2331 2230 2131 2030 2029 2028 2027 1927 1926 1925 1924
route secondary "Coswig-1828" 2030 1930 1929 1828
route secondary "Radebeul-Ruhland" 2331 2330 2329 2328 2427 2426 2425 2424 2524 2523 2522 2521 2620 2619 2719 2718 2817
route secondary "Radeburg-Großenhain" 2426 2326 2225 2125 2024 1924
route secondary "Radeburg-Königsbrück" 2426 2526 2625 2726 2825 2925
route secondary "Klotzsche-Kamenz" 2531 2630 2731 2830 2931 3030 3029 3129 3228 3328 3327 3426
route secondary "Radeberg-Pirna" 2931 3031 3132 3232 3333 3433 3334 3234 3235 3136 3036
route secondary "Stolpen-Bischofswerda" 3433 3432 3532 3531 3630
route secondary "Stolpen-Schandau" 3433 3534 3633 3734 3834 3835 3936 3836 3737 3637 3538
route secondary "Weißig-Stolpen" 2832 2933 3032 3133 3233 3333 3433
route secondary "Pirna-Nixdorf" 3036 3136 3236 3336 3435 3536 3635 3736 3835 3936 4036 4136
route secondary "Pirna-Gottleuba" 3036 3037 3038
route secondary "Bischofswerda-Königsbrück" 3630 3530 3429 3329 3228 3227 3127 3026 2926 2925
route secondary "Bischofswerda-Kamenz" 3630 3629 3628 3528 3527 3426
route secondary "Bischofswerda-Bautzen South" 3630 3730 3830 3931 4031 4131 4231 4230 4330
route secondary "Neukirch-Neustadt" 4031 3932 3832 3833 3734
route secondary "Wilthen-Löbau" 4231 4332 4432 4533 4632 4732 4831 4931 5031
route secondary "Wilthen-Schönlinde" 4231 4332 4333 4433 4434 4535 4536 4636 4737 4637 4638
route secondary "Rumburg-Löbau" 4737 4736 4735 4834 4833 4933 4932 5031
route secondary "Rumburg-Zittau" 4737 4738 4838 4938 5038 5138 5238
route secondary "Schluckenau-Ebersbach" 4434 4535 4634 4735
route secondary "Bernstadt-Neugersdorf" 5433 5334 5234 5135 5035 4936 4836
route secondary "Reichenbach-Marklissa" 5330 5331 5332 5432 5433 5534 5633 5734 5833 5934 6033 6134 6233 6334 6433 6534
route secondary "Görlitz Moys-Reichenberg" 5929 5930 6030 6031 6132 6032 6033 6034 6035 6136 6137 6138
route secondary "Friedland-Zittau" 6138 6038 5938 5838 5738 5638
route secondary "Friedland-Neustadt an der Tafelfichte" 6138 6238 6338 6438 6538
route secondary "Görlitz-Bautzen" 5829 5729 5628 5528 5428 5328 5228 5128 5028 4928 4828 4728 4628 4529 4429 4329
route secondary "Weißenberg-Sänitz" 4928 5027 5127 5226 5326 5425 5525 5624 5724 5823 5822 5821 5820 5819
route secondary "Weißenberg-Löbau" 4928 5028 5029 5030 5031
route secondary "Weißenberg-Bernsdorf" 4928 4927 4826 4726 4725 4625 4525 4425 4325 4224 4124 4023 4022 3922 3921 3820 3721 3620 3521 3420 3321
route secondary "Bautzen-Weißwasser" 4329 4328 4327 4426 4425 4424 4423 4523 4522 4521 4620 4720 4719 4818 4817 4917 4916
route secondary "Boxberg-Rothenburg" 4720 4819 4920 5019 5120 5219 5320 5420 5521 5522 5622 5723 5823
route secondary "Kamenz-Hoyerswerda" 3426 3526 3525 3624 3623 3723 3722 3821 3820 3819
route secondary "Crostwitz-Königswartha" 3826 3825 3925 4024 4023
route secondary "Crostwitz-Panschwitz-Kuckau" 3826 3726
route secondary "Kodersdorf-Rothenburg" 5625 5725 5724 5823
route secondary "Kodersdorf-Penzig" 5625 5725 5825 5925 6025 6126
route secondary "Rothenburg-Weißkeißel" 5823 5822 5722 5721 5720 5719 5718 5617 5518 5417 5317 5217 5117
route secondary "Hoyerswerda-Schleife" 3819 3919 4018 4118 4217 4317 4416 4516 4615
route secondary "Bernsdorf-Senftenberg" 3321 3320 3219 3218 3217 3117 3116
route secondary "Senftenberg-Spremberg" 3116 3215 3315 3414 3514 3613 3713 3813 3913 4013 4113 4213
route secondary "Welzow-Drebkau" 3613 3713 3712 3811 3810
route secondary "Altdöbern-Lübbenau" 3210 3110 3109 3008 3007 3006 3005 3004 3003 3002
route secondary "Drebkau-Vetschau" 3810 3710 3709 3608 3508 3407 3406 3306
route secondary "Vetschau-Lieberose" 3306 3405 3505 3504 3503 3502 3501 3600 3700 3899
route secondary "Burg-Cottbus" 3504 3604 3705 3805 3806 3907 4007
route secondary "Straupitz-Lübben" 3501 3400 3301 3200 3101 3000 2901 2800
route secondary "Peitz-Lieberose" 4203 4202 4302 4401 4301 4200 4100 4099
route secondary "Peitz-Forst" 4203 4304 4404 4405 4506 4606 4707 4708 4808
route secondary "Guben-Lieberose" 5000 4900 4800 4700 4699 4500 4499
route secondary "Spremberg-Forst" 4213 4313 4412 4513 4612 4712 4711 4810 4809 4808
route secondary "Cottbus South-Döbern" 4008 4109 4209 4310 4409 4510 4511 4611 4712
route secondary "Jänschwalde-Gastrose" 4503 4603 4703 4802 4902 4901
route secondary "Forst bridge-Christianstadt" 5007 5107 5106 5205 5305 5405 5505 5605 5705 5805 5906 6005 6105 6205 6305 6405 6505
route secondary "Pförten-Guben" 5205 5204 5104 5103 5102 5001 5000
route secondary "Muskau-Sorau" 5115 5114 5213 5212 5312 5311 5410 5511 5610 5711 5810 5911 6010 6110 6210
route secondary "Triebel-Pförten" 5311 5410 5409 5309 5308 5307 5206 5205
route secondary "Triebel-Forst bridge" 5311 5210 5209 5109 5008 5007
route secondary "Podrosche-Sagan" 5718 5717 5816 5916 6016 6116 6115 6214 6314 6413 6513
route secondary "Muskau-Kohlfurt" 5115 5114 5214 5215 5316 5416 5516 5616 5717 5817 5918 6018 6119 6219 6320 6321 6421 6422 6523 6524
route secondary "Priebus-Triebel" 5717 5616 5615 5515 5514 5513 5412 5312 5311
route secondary "Sorau-Sänitz" 6210 6211 6212 6113 6114 6115 6116 6117 6118 6119 6018 5919 5819
route secondary "Sorau-Rauscha" 6210 6211 6212 6313 6314 6315 6415 6416 6417 6318 6319 6320
route secondary "Halbau-Sagan" 6416 6415 6515 6514 6513
route secondary "Sorau-Sommerfeld" 6210 6110 6109 6008 6007 5907 5906 5805
route secondary "Sorau-Grünberg" 6210 6209 6309 6308 6307 6406 6405 6505 6504
route secondary "Sänitz-Rauscha" 5819 5920 6019 6120 6219 6320
route secondary "Penzig-Bunzlau" 6126 6225 6325 6424 6524
route secondary "Penzig-Görlitz Moys" 6126 6127 6027 6028 5929
route secondary "Penzig-Rauscha" 6126 6125 6224 6223 6222 6221 6321 6320
route secondary "Schönberg-Lauban" 6132 6231 6331 6431 6531

end
`
