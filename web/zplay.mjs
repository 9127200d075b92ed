import { chromium } from 'playwright-core';
const base='http://127.0.0.1:5192';
const [,, steps='150', size='1440x900', lang='en', policy='greedy'] = process.argv;
const [w,h]=size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--headless=new','--disable-gpu'] });
const ctx = await browser.newContext({ viewport: { width: w, height: h }, locale: lang, reducedMotion: 'reduce', colorScheme: 'dark' });
const page = await ctx.newPage();
page.setDefaultTimeout(15000);
page.on('console', m => { if (m.type() === 'error') console.log('console', m.text().slice(0,300)); });
page.on('pageerror', e => console.log('pageerror', String(e).slice(0,600)));
await page.addInitScript((l) => localStorage.setItem('horda.language', l), lang);
await page.goto(base + '/new/zombicide');
const choose = (name, value) => page.locator('label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) }).click();
await page.locator('form .start button').waitFor({timeout:60000});
await choose('count', '1'); await choose('seat-0', 'me');
await page.locator('form .start button').click();
await page.waitForURL(/\/t\//);
await page.locator('.board .ask').waitFor({timeout:60000});
const seen = new Map();
let round='';
for (let i=0;i<Number(steps);i++) {
  const state = await page.evaluate(() => {
    const vis = (e) => e && e.getClientRects().length > 0;
    const conf = document.querySelector('[data-confirm]');
    const q = document.querySelector('.ask h3, .arrangement h2')?.textContent?.trim().replace(/\s+/g,' ');
    const answers = [...document.querySelectorAll('.board [data-choice]')].filter(vis).map((e) => e.dataset.verb ?? e.dataset.answer ?? (e.dataset.face ? 'face' : e.hasAttribute('data-partner') ? 'partner' : e.hasAttribute('data-place') ? 'place' : '?'));
    const zones = [...document.querySelectorAll('.city button.go,.city button.risk,.city button.attack,.city button.choose')].length;
    const over = document.querySelector('.cover') !== null;
    return { confirm: vis(conf), q, answers, zones, over, finish: vis(document.querySelector('[data-finish]')), round: document.querySelector('.when')?.textContent?.trim() ?? '' };
  });
  if (state.round !== round) { round = state.round; console.log(i, round); }
  if (state.over) { console.log('over', i); await page.screenshot({path:'/tmp/zshots/over.png'}); break; }
  const key = (state.q ?? '-').replace(/^[A-Z][\w ]+: /,'');
  if (!seen.has(key)) { seen.set(key, i); console.log(i, 'Q', key, state.answers.join(',')); await page.screenshot({ path: `/tmp/zshots/q-${w}-${lang}-${seen.size}.png` }); }
  if (state.confirm) { await page.locator('[data-confirm]').click(); }
  else if (state.finish) { await page.screenshot({ path: `/tmp/zshots/find-${w}-${lang}.png` }); 
     const drop = page.locator('.shelf.drop [data-place]:not(.free)').first(); if (await drop.count()) { const free = page.locator('.shelf:not(.drop) [data-place].free').first(); if (await free.count()) { await drop.click(); await free.click(); } }
     const f = page.locator('[data-finish]'); if (await f.isEnabled()) await f.click(); else await page.getByRole("button",{name:"Let go"}).first().click().catch(()=>{}); }
  else if (state.zones > 0 && Math.random() < 0.45) { const z = page.locator('.city button.go,.city button.risk,.city button.attack,.city button.choose'); await z.nth(Math.floor(Math.random()*await z.count())).click(); }
  else if (state.answers.length > 0) { const c = page.locator('.board [data-choice]:visible'); let at = Math.floor(Math.random()*state.answers.length);
     const want = ['melee','take','search','fire','crate','open','learn']; const good = state.answers.map((a,n)=>[a,n]).filter(([a])=>want.includes(a)); if (good.length && Math.random()<0.7) at = good[Math.floor(Math.random()*good.length)][1];
     await c.nth(at).click().catch(e => console.log('click', String(e).slice(0,200))); }
  else { await page.keyboard.press('Space'); }
  await page.waitForTimeout(250);
  const refusal = await page.locator('.refusal').first().textContent({timeout:50}).catch(()=>null); if (refusal) { console.log(i,'refused', refusal.trim().slice(0,100)); await page.getByRole("button",{name:"Let go"}).first().click().catch(()=>{}); }
}
await page.screenshot({path:`/tmp/zshots/play-${w}-${lang}.png`});
await browser.close();
