export { challengeCall, readCaptchaCall, verifyCall } from './endpoints.ts';
export {
  CHALLENGE_LIFE_S,
  CODE_IMAGE_HEIGHT_PX,
  MAX_NUMBER,
  MAX_NUMBER_CEILING,
  WORKERS_MAX,
} from './limits.ts';
export { captchaReasons, type CaptchaReason } from './reasons.ts';
export {
  captchaActions,
  captchaModes,
  challengeIssue,
  type CaptchaAction,
  type CaptchaMode,
  type Classification,
} from './rules.ts';
