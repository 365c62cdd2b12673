// Draws the committed pictures of the site with Chromium, into apps/web/public: node tools/draw-pictures.ts
//   icons/   for home screens and shortcuts, from the drawing of seal.svg
//   social/  1200 by 630, one for each public page: what other sites show beside a link to it
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { objectOf, startChromium, type Tab } from './browser/chromium.ts';
import { icons, socialPictures, type Drawing } from './draw/drawings.ts';
import { toIndexedPng } from './draw/indexed-png.ts';
import { repositoryRoot } from './tidy/source-file.ts';

const PUBLIC = join(repositoryRoot, 'apps/web/public');
const FACE = join(repositoryRoot, 'platform/ui/src/fonts/inter-ui.woff2');

async function show(tab: Tab, html: string): Promise<void> {
  const { frameTree } = objectOf(await tab.send('Page.getFrameTree'));
  const { id } = objectOf(objectOf(frameTree)['frame']);
  await tab.send('Page.setDocumentContent', { frameId: id, html });
  await tab.send('Runtime.evaluate', {
    expression: 'document.fonts.ready.then(() => true)',
    awaitPromise: true,
  });
}

async function draw(tab: Tab, { width, height, svg, colours }: Drawing, face: string): Promise<Buffer> {
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await tab.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  const style = `@font-face{font-family:Picture;font-weight:400 700;src:url(data:font/woff2;base64,${face})}body{margin:0}svg{display:block}`;
  await show(tab, `<!doctype html><style>${style}</style>${svg}`);
  const { data } = objectOf(
    await tab.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: false }),
  );
  return toIndexedPng(Buffer.from(String(data), 'base64'), colours);
}

const face = (await readFile(FACE)).toString('base64');
const chromium = await startChromium();
try {
  const tab = await chromium.openTab();
  for (const drawing of [...icons, ...socialPictures]) {
    const png = await draw(tab, drawing, face);
    const path = join(PUBLIC, drawing.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, png);
    console.log(`${(png.length / 1024).toFixed(1).padStart(6)} KiB  ${drawing.file}`);
  }
} finally {
  await chromium.close();
}
