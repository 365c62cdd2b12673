/** `/api/reference`: the contract as a page for people. No script; the browser's own search finds everything on it. */
import type { Endpoint } from '@egcr/contract/endpoint';
import type { FastifyInstance } from 'fastify';

import { callsOf, domainOf } from './call-facts.ts';
import { markup, page, type Markup } from './markup.ts';
import { OPENAPI_PATH } from './openapi.ts';
import { callSection, type ReferenceOptions } from './reference-call.ts';
import { referenceMessages as say } from './reference-messages.ts';
import { registerStylesheet, sendPage } from './server-page.ts';

export const REFERENCE_PATH = '/api/reference';
const STYLESHEET_PATH = '/api/reference.css';

/** Serves the reference; the page is made once, for the first who asks: making it takes a good part of what a start takes. */
export function registerReference(app: FastifyInstance, options: ReferenceOptions): void {
  let text: string | undefined;
  registerStylesheet(app, STYLESHEET_PATH);
  app.get(REFERENCE_PATH, (_request, reply) => sendPage(reply, (text ??= referencePage(options))));
}

/** The whole page. */
export function referencePage(options: ReferenceOptions): string {
  const byDomain = Map.groupBy(callsOf(options.domains), domainOf);
  const sections = [...byDomain].map(
    ([name, calls]) => markup`<section class="domain" aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
${calls.map((call) => callSection(call, options))}
</section>`,
  );
  const body = markup`<a class="skip" href="#calls">${say.skip}</a>
<div class="frame with-contents">
<header class="intro">
<p class="eyebrow">${say.eyebrow}</p>
<h1>${say.title}</h1>
<p>${say.intro}</p>
<p>${say.signIn}</p>
<p>${say.money}</p>
<p>${say.problems}</p>
<p>${say.machineReadable} <a href="${OPENAPI_PATH}">${OPENAPI_PATH}</a></p>
</header>
${contents(byDomain)}
<main class="domains" id="calls" tabindex="-1">${sections.length === 0 ? markup`<p class="empty">${say.noCalls}</p>` : sections}</main>
</div>`;
  return page({ title: say.title, stylesheet: STYLESHEET_PATH, body });
}

function contents(byDomain: ReadonlyMap<string, readonly Endpoint[]>): Markup {
  const parts = [...byDomain].map(
    ([name, calls]) => markup`<section><h3>${name}</h3><ul>${calls.map(contentsItem)}</ul></section>`,
  );
  return markup`<nav class="contents" aria-labelledby="contents" tabindex="0"><h2 id="contents">${say.contents}</h2>${parts}</nav>`;
}

function contentsItem({ name, method, path }: Endpoint): Markup {
  const shown = path.replace(/^\/api\/v1/, '');
  return markup`<li><a href="#${name}"><span class="method method-${method.toLowerCase()}">${method}</span><span>${shown}</span></a></li>`;
}
