/* The product as `npm start` runs it, without building the web app: for tests of processes and API. */
import { startProduct } from '../src/supervisor.ts';

await startProduct({ buildsWeb: false });
