import { request } from 'node:http';

/** A navigation of a browser: GET with `Sec-Fetch-Mode: navigate`, which fetch does not let anybody say. Answers where it leads. */
export function navigate(address: string, headers: Readonly<Record<string, string>> = {}): Promise<URL> {
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', ...headers },
    });
    sent.on('response', (answer) => {
      answer.resume();
      const { location } = answer.headers;
      if (answer.statusCode !== 303 || location === undefined) {
        reject(new Error(`the link answered ${answer.statusCode}`));
      } else resolve(new URL(location));
    });
    sent.on('error', reject);
    sent.end();
  });
}
