export { createCaptcha, type Captcha, type CaptchaDoor } from './create-captcha.ts';
export type { CaptchaSettings } from './settings.ts';
