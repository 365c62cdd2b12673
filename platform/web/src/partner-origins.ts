import { pageFact } from './page-facts.ts';

/** Exact origins of the partner portals, as the server is set (PARTNER_ORIGINS). */
export function partnerOrigins(): readonly string[] {
  return (pageFact('partner-origins') ?? '').split(/\s+/).filter(Boolean);
}
