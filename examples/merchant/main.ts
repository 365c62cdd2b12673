/** `npm start`: the example shop, with settings from the environment (README.md). */
import { createShop } from './shop.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`set ${name}: README.md says to what`);
  return value;
}

const shopUrl = process.env['SHOP_URL'] ?? 'http://localhost:4000';
const { server } = createShop({
  apiUrl: setting('EGCR_URL'),
  apiKey: setting('EGCR_KEY'),
  webhookSecret: setting('EGCR_WEBHOOK_SECRET'),
  shopUrl,
});
server.listen(Number(new URL(shopUrl).port || '80'), () => console.warn(`The shop is open at ${shopUrl}`));
