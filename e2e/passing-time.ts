import type { BrowserContext } from '@playwright/test';

import type { Api } from './api.ts';
import { testOf } from './own-product.ts';

/** Time that passes for the server and for every tab of a browser alike, without anybody waiting for it. */
export class PassingTime {
  readonly #context: BrowserContext;
  readonly #api: Api;

  constructor(context: BrowserContext, api: Api) {
    this.#context = context;
    this.#api = api;
  }

  /** Sets the browser's clock to the server's. Before the first page. */
  async begin(): Promise<void> {
    await this.#context.clock.install({ time: await this.#api.now() });
  }

  async pass(seconds: number): Promise<void> {
    await this.#api.advanceClock(seconds);
    await this.#context.clock.fastForward(seconds * 1000);
  }
}

/** Journeys through hours: on a product of their own, whose clock nobody else looks at. */
export const timed = testOf('passing-time', { DEMO: 'off' }).extend<{ readonly time: PassingTime }>({
  time: async ({ context, api }, use) => {
    const time = new PassingTime(context, api);
    await time.begin();
    await use(time);
  },
});
