import { safePartnerTarget, type PartnerRules } from './safe-redirect.ts';
import { readStored, writeStored } from './stored.ts';

/** The portals that send people here to sign in, and where their way back is kept for this tab. */
export const partnerKeys = {
  ambassador: 'ambassadorRedirectTo',
  partnership: 'partnershipRedirectTo',
  'ai-build': 'aiBuildRedirectTo',
} as const;
export type Partner = keyof typeof partnerKeys;

export const AI_BUILD_PROMPT_KEY = 'aiBuildPrompt';

export function isPartner(text: string | null): text is Partner {
  return text !== null && Object.hasOwn(partnerKeys, text);
}

/** What to keep for a partner's link; null forgets. */
export function partnerMemory(
  partner: Partner,
  target: string,
  prompt: string | null,
): Readonly<Record<string, string | null>> {
  const memory = { [partnerKeys[partner]]: target };
  return partner === 'ai-build' ? { ...memory, [AI_BUILD_PROMPT_KEY]: prompt || null } : memory;
}

const tabStorage = () => sessionStorage;

export interface PendingPartner {
  readonly partner: Partner;
  readonly target: string;
  readonly prompt: string | null;
}

/** The way back that is kept for this tab, judged again: storage is not to be trusted more than a link. */
export function pendingPartner(rules: PartnerRules): PendingPartner | undefined {
  for (const partner of ['ai-build', 'partnership', 'ambassador'] as const) {
    const target = safePartnerTarget(readStored(partnerKeys[partner], tabStorage), rules);
    if (target !== undefined) {
      return {
        partner,
        target,
        prompt: partner === 'ai-build' ? readStored(AI_BUILD_PROMPT_KEY, tabStorage) : null,
      };
    }
  }
  return undefined;
}

/** Forgets all kept ways back, once one has been taken. */
export function forgetPartners(): void {
  for (const key of [...Object.values(partnerKeys), AI_BUILD_PROMPT_KEY]) writeStored(key, null, tabStorage);
}

/** Keeps or forgets what a link said. */
export function rememberForTab(memory: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(memory)) writeStored(key, value, tabStorage);
}
