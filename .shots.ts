import { chromium } from '@playwright/test';
import { FINISHED } from '#tests/finished-form.ts';
import { PEOPLE } from '#tests/form-people/people.ts';
const base='http://127.0.0.1:4803';
const user_id='00000000-0000-4000-8000-000000000005';
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell' });
const ctx = await browser.newContext({ baseURL: base, viewport:{width:360,height:740}, deviceScaleFactor:1 });
const page = await ctx.newPage();
const h={Origin:base,'Sec-Fetch-Site':'same-origin'};
const r = await page.request.post('/api-mv/auth/login-with-phone-number',{headers:h,data:{phone_number:'+573000000005',password:'demo-password'}});
console.log(r.status());
const mode = process.argv[2];
const pages: Record<string, object> = mode==='max' ? Object.values(PEOPLE)[Number(process.argv[3] ?? 0)] as any : { ...FINISHED, 5:{...FINISHED[5], visa_refused:'Y', visa_refused_explain:'Me faltaba una carta del banco.'}, 11:{ occupation:'B', employer_name:'Textiles del Norte', employer_street1:'Calle 1', employer_city:'Bogotá', employer_state_na:true, employer_postal_na:true, employer_phone:'573001234567', employer_country:'CO', employer_start:'2019-03-05', monthly_income:'2500000', duties:'Vendo telas en Textiles del Norte, en Bogotá, con Carlos Restrepo, desde el 5 de marzo de 2019.' } };
const src:any=(pages as any).pages ?? (pages as any).answers ?? pages;
for (const [n, form_data] of Object.entries(src)) { const a = await page.request.put(`/api-mv/form/${user_id}/ds160/pages/${n}`,{headers:h,data:{form_data}}); if(!a.ok()) console.log(n,a.status(),await a.text()); }
const shot = async (path:string,name:string,w=360)=>{ await page.setViewportSize({width:w,height:740}); await page.goto(path); await page.waitForTimeout(600); await page.screenshot({path:`/tmp/me/${name}.png`,fullPage:true}); };
const p=(l:string,s:string)=>`${l}/portal/applicants/${user_id}/form/ds160/${s}`;
if (mode!=='max') {
await shot(p('','english'),'eng-360');
await shot(p('','english'),'eng-1280',1280);
await shot(p('/ar','english'),'eng-ar-360');
await shot(p('/ar','english'),'eng-ar-1280',1280);
await page.setViewportSize({width:360,height:740}); await page.goto(p('','english')); await page.waitForTimeout(500);
const b=page.getByRole('button',{name:'Hacer un borrador en inglés'}); console.log('ask', await b.count());
await b.nth(1).click(); await page.waitForTimeout(400); await page.screenshot({path:'/tmp/me/eng-dialog.png'});
await page.getByRole('button',{name:'Enviar y ver el borrador'}).click(); await page.waitForTimeout(1500); await page.screenshot({path:'/tmp/me/eng-drafted.png',fullPage:true});
await shot(p('','check'),'eng-check');
}
await shot(p('','sheet'),'sheet-360'); await shot(p('','sheet'),'sheet-1280',1280); await shot(p('/ar','sheet'),'sheet-ar',360);
for (const l of ['','/ar','/en']) { await page.goto(p(l,'sheet')); await page.waitForTimeout(400); const pdf=await page.pdf({format:'A4',path:`/tmp/me/sheet${l.replace('/','-')}.pdf`}); console.log(l,'pages',(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)??[]).length); }
await browser.close();
