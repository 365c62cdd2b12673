import { lazy } from 'react';

export { captchaToken } from './captcha-fetch.ts';
export type { CaptchaFieldProps } from './captcha-field.tsx';

/** The widget for a form; fetched when it is first shown. */
export const CaptchaField = lazy(async () => ({
  default: (await import('./captcha-field.tsx')).CaptchaField,
}));
