/** Where requests wait for the person to solve their puzzle. */
export const beside = async () => ({ Beside: (await import('./captcha-gate.tsx')).CaptchaGate });

/** Fetched with the first request: most pages make none. */
export const wrapAuth = async (send: typeof fetch): Promise<typeof fetch> =>
  (await import('./captcha-fetch.ts')).captchaFetch(send);
