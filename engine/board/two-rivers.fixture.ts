/** A board small enough to see at a glance, with one of everything. */
export const TWO_RIVERS = `
board "Two rivers"
grid lines=1-3 along=1-3 short=even:2 shifted=even
terrain clear woods rough sea
hexsides river lake
networks rail road
regions Germany "Soviet Union"
features city capital vp port

hex 0101 Germany clear city="Berlin" capital vp=5 !region,city
hex 0102 Germany woods+rough
hex 0103 - sea
hex 0201 Germany clear
hex 0202 "Soviet Union" clear city="Brest" port !terrain
hex 0301 - sea
hex 0302 "Soviet Union" clear
hex 0303 "Soviet Union" clear vp=2

side 0101/0201 river name="Oder" !river
side 0202/0102 river+lake

route rail "Berlin-Brest" 0101 0102 0202
route road 0302 0303 !route
`
