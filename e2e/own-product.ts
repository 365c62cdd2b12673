import { test } from './fixtures.ts';
import { runProduct, type RunningProduct } from './product.ts';

/** The journeys of a product with its own settings; one for each worker that runs them. What it says goes to `.ci/out/<name>.log`. */
export function testOf(name: string, settings: Readonly<Record<string, string>>) {
  return test.extend<object, { readonly product: RunningProduct }>({
    product: [
      async ({ browserName: _browserName }, use) => {
        const product = await runProduct(name, settings);
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 900_000 },
    ],
    baseURL: async ({ product }, use) => use(product.url),
  });
}
