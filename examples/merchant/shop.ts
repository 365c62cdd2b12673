import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { Webhook, WebhookVerificationError } from 'standardwebhooks';

import { gatewayAt, type GatewaySettings } from './gateway.ts';
import { Orders, products, type Order, type PaymentTold } from './orders.ts';

export interface ShopSettings extends GatewaySettings {
  /** Where customers find this shop. They come back there from the checkout. */
  readonly shopUrl: string;
  /** Of the webhook that leads to `/hooks`. */
  readonly webhookSecret: string;
}

interface EventTold {
  readonly type: string;
  readonly data: PaymentTold;
}

const BODY_MAX = 100_000;

/** A shop: its page, its orders, and where the gateway tells it of payments. */
export function createShop(settings: ShopSettings): { readonly server: Server; readonly orders: Orders } {
  const orders = new Orders();
  const server = createServer((request, response) => {
    answer({ settings, orders }, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, page('Something went wrong', '<p>Nothing was taken. Please try again.</p>'));
    });
  });
  return { server, orders };
}

interface Shop {
  readonly settings: ShopSettings;
  readonly orders: Orders;
}

async function answer(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', shop.settings.shopUrl);
  const asked = `${request.method ?? 'GET'} ${pathname}`;
  if (asked === 'GET /') return send(response, 200, shelves());
  if (asked === 'POST /orders') return order(shop, request, response);
  if (asked === 'POST /hooks') return hear(shop, request, response);
  const found = asked.startsWith('GET /orders/') ? shop.orders.find(pathname.slice(8)) : undefined;
  if (found) return send(response, 200, receipt(found));
  send(response, 404, page('Not found', '<p><a href="/">To the shop</a></p>'));
}

/** The order is kept first; its customer then goes to the checkout of the gateway. */
async function order(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chosen = Number(new URLSearchParams(await bodyOf(request)).get('product'));
  const product = products[chosen];
  if (product === undefined) return send(response, 400, page('We do not sell that', ''));
  const made = shop.orders.add(product);
  const { url } = await gatewayAt(shop.settings).checkout({
    ...made,
    pageUrl: new URL(`/orders/${made.id}`, shop.settings.shopUrl).href,
  });
  response.writeHead(303, { location: url }).end();
}

/** Believes a message by its signature over the very bytes that came, then takes it once by its id. */
async function hear(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers[name] = value;
  try {
    const told = new Webhook(shop.settings.webhookSecret).verify(body, headers) as EventTold;
    shop.orders.hear(headers['webhook-id'] ?? '', told.type, told.data);
    send(response, 200, '');
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    send(response, 400, '');
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_MAX) throw new Error('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1.1rem/1.5 system-ui;max-width:34rem;margin:2rem auto;padding:0 1rem}
li{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0}button{font:inherit;padding:.5rem 1rem;min-height:2.75rem}
</style><main><h1>${title}</h1>${content}</main></html>`;
}

const price = (cents: number) => `${(cents / 100).toFixed(2)} JVD`;

function shelves(): string {
  const rows = products.map(
    ({ name, cents }, at) =>
      `<li><span>${name}<br>${price(cents)}</span><form method="post" action="/orders"><button name="product" value="${at}">Buy ${name}</button></form></li>`,
  );
  return page('The example shop', `<ul>${rows.join('')}</ul>`);
}

function receipt({ id, title, cents, isPaid }: Order): string {
  const state = isPaid ? 'Paid. It is on its way to you.' : 'Not paid yet. This page looks again.';
  const again = isPaid ? '' : '<meta http-equiv="refresh" content="3">';
  return page(`${title}, ${price(cents)}`, `${again}<p role="status">${state}</p><p>Order ${id}</p>`);
}
