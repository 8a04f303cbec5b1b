// The look of a report, inside the file.
export const REPORT_STYLE = `
*{box-sizing:border-box;font-feature-settings:"tnum","lnum"}
body{margin:0;background:#ece7db;color:#1f1e1b;font:14px/20px "Libre Franklin","Franklin Gothic",system-ui,sans-serif}
main{max-width:1000px;margin:28px auto;padding:44px 56px;background:#fffdf8;box-shadow:0 6px 24px rgb(40 34 20/.16)}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:24px;border-bottom:3px solid #1f1e1b;padding-bottom:12px}
h1,.columns>div>p{font-family:Alegreya,"Palatino Linotype",Palatino,Georgia,serif}
h1{font-size:42px;line-height:44px;font-weight:800;margin:0}
h2{font-size:12.5px;line-height:18px;color:#4e4a42;margin:20px 0 4px}
.columns>div>p{font-size:18px;line-height:26px;margin:14px 0 0}
.columns{display:grid;grid-template-columns:minmax(0,560px) minmax(0,1fr);gap:32px;margin-top:20px}
.small{font-size:12.5px;line-height:17px;color:#6b655a;margin:0}.right{text-align:right}
figure{margin:0 0 20px}figcaption{font-size:12.5px;line-height:17px;color:#6b655a;margin-top:6px}
.map{border:1px solid #dcd5c6;line-height:0}.map svg{width:100%;height:auto}
table{width:100%;border-collapse:collapse;font-size:13px;margin-top:4px}
th{text-align:left;font-size:12.5px;color:#4e4a42;border-bottom:1px solid #a59d8b;padding:6px 8px 6px 0}
td{border-bottom:1px solid #dcd5c6;padding:6px 8px 6px 0}.number{text-align:right;white-space:nowrap}
.die{display:inline-block;width:17px;height:17px;border:1px solid #a59d8b;border-radius:3px;text-align:center;font:700 12px/15px sans-serif}
.note{background:#ece7db;border-radius:6px;padding:9px 11px;font-size:13px;line-height:18px;color:#4e4a42;margin-top:18px}
@media (max-width:1056px){main{margin:0 auto}}
@media (max-width:800px){main{padding:20px 16px}.columns{grid-template-columns:1fr}h1{font-size:32px;line-height:34px}}
@media print{body{background:none}main{box-shadow:none;margin:0;padding:0}}
`
