/** `/dev/outbox` and `/dev/outbox.json`: the mail and text messages of an installation without carriers. Absent in production. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { readCaptured, type CapturedMessage } from '../mail/captured-messages.ts';
import { outboxMessages as say } from './dev-outbox-messages.ts';
import { markup, page, type Markup } from './markup.ts';
import { registerStylesheet, sendPage } from './server-page.ts';
import type { Services } from '../services.ts';

const OUTBOX_PATH = '/dev/outbox';
const STYLESHEET_PATH = '/dev/outbox.css';
const FOLLOW_S = 5;

const outboxQuery = z.object({
  to: z.optional(z.string().check(z.maxLength(320))),
  follow: z.optional(z.string()),
});

interface OutboxView {
  readonly to: string | undefined;
  readonly isFollowing: boolean;
}

/** Serves the captured outbox as JSON and as a page; nothing in production. */
export function registerDevOutbox(app: FastifyInstance, services: Services): void {
  if (services.settings.isProduction) return;
  registerStylesheet(app, STYLESHEET_PATH);
  app.get(`${OUTBOX_PATH}.json`, async (request, reply) => {
    const { to } = viewOf(request.query);
    return reply.header('cache-control', 'no-store').send({ items: await readCaptured(services, to) });
  });
  app.get(OUTBOX_PATH, async (request, reply) => {
    const view = viewOf(request.query);
    const body = outboxPage(view, await readCaptured(services, view.to));
    const refresh_s = view.isFollowing ? FOLLOW_S : undefined;
    return sendPage(reply, page({ title: say.title, stylesheet: STYLESHEET_PATH, body, refresh_s }));
  });
}

/** What does not parse counts as no filter: this page is for looking around. */
function viewOf(query: unknown): OutboxView {
  const { data } = z.safeParse(outboxQuery, query);
  return { to: data?.to?.trim() ? data.to : undefined, isFollowing: Boolean(data?.follow) };
}

function addressOf({ to, isFollowing }: OutboxView): string {
  const query = new URLSearchParams({
    ...(to === undefined ? {} : { to }),
    ...(isFollowing ? { follow: '1' } : {}),
  });
  return query.size === 0 ? OUTBOX_PATH : `${OUTBOX_PATH}?${query.toString()}`;
}

function outboxPage(view: OutboxView, messages: readonly CapturedMessage[]): Markup {
  const { to, isFollowing } = view;
  const followAddress = addressOf({ to, isFollowing: !isFollowing });
  const nothing = to === undefined ? say.empty : say.emptyFor(to);
  return markup`<main class="frame narrow">
    <header class="intro">
      <p class="eyebrow">${say.eyebrow}</p>
      <h1>${say.title}</h1>
      <p>${say.intro}</p>
    </header>
    <form class="filter" method="get" action="${OUTBOX_PATH}" role="search">
      <label
        >${say.filterLabel}<input
          type="search"
          name="to"
          value="${to ?? ''}"
          placeholder="${say.filterHint}"
          autocomplete="off"
      /></label>
      <button type="submit">${say.filter}</button>
      ${to === undefined ? undefined : markup`<a class="button" href="${addressOf({ to: undefined, isFollowing })}">${say.showAll}</a>`}
      <a class="button" href="${addressOf(view)}">${say.refresh}</a>
      <a class="button" href="${followAddress}">${isFollowing ? say.stopFollowing : say.follow}</a>
    </form>
    ${
      messages.length === 0
        ? markup`<p class="empty">${nothing}</p>`
        : markup`<ol class="messages">
            ${messages.map(messageItem)}
          </ol>`
    }
  </main>`;
}

function messageItem({ kind, to, subject, text, html: source, links, code, at }: CapturedMessage): Markup {
  return markup`<li class="message">
    <div class="message-head">
      <span>${say.to(say.kind[kind], to)}</span
      ><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time>
    </div>
    <h2>${subject || say.noSubject}</h2>
    ${code === null ? undefined : markup`<p><span>${say.codeLabel}</span> <strong class="code">${code}</strong></p>`}
    ${
      links.length === 0
        ? undefined
        : markup`<ul class="links" aria-label="${say.linksLabel}">
            ${links.map((link) => markup`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}
          </ul>`
    }
    <pre>${text}</pre>
    ${
      source === ''
        ? undefined
        : markup`<details>
            <summary>${say.showHtml}</summary>
            <pre>${source}</pre>
          </details>`
    }
  </li> `;
}
