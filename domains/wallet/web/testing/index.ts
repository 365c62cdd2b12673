export { CannedBank } from './canned-bank.ts';
export { hidesAmounts } from './hides-amounts.tsx';
export { keepsTyped } from './keeps-typed.ts';
export { leadingAmount } from './leading-amount.ts';
export { lockedPin, PIN_IS_LOCKED } from './locked-pin.ts';
export { movesOnce, press, type } from './moves-once.ts';
export { openPage, reader } from './open-page.tsx';
export { stopsWhenFrozen } from './stops-frozen.tsx';
