import createClient from 'openapi-fetch';

import type { paths } from './client/api.d.ts';

export interface GatewaySettings {
  /** Where EGCR answers, `https://egcr.example`. */
  readonly apiUrl: string;
  /** A key with the scopes payments.read and payments.write. */
  readonly apiKey: string;
}

/** The calls of the payment gateway, typed by its OpenAPI document. */
export function gatewayAt({ apiUrl, apiKey }: GatewaySettings) {
  const client = createClient<paths>({
    baseUrl: apiUrl,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  return {
    /** Begins a checkout session for an order. The same order asked for again, after a lost answer, gets the same session. */
    async checkout(order: {
      readonly id: string;
      readonly title: string;
      readonly cents: number;
      readonly pageUrl: string;
    }): Promise<{ readonly id: string; readonly url: string }> {
      const { data, error } = await client.POST('/api/v1/checkout-sessions', {
        params: { header: { 'Idempotency-Key': order.id } },
        body: {
          title: order.title,
          amount: { value: String(order.cents), assetCode: 'JVD', assetScale: 2 },
          success_url: order.pageUrl,
          cancel_url: order.pageUrl,
          metadata: { order: order.id },
        },
      });
      if (data === undefined) throw new Error(`the gateway began no checkout: ${JSON.stringify(error)}`);
      return data;
    },
  };
}
