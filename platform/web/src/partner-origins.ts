/** Exact origins of the partner portals, set when the app is built (VITE_PARTNER_ORIGINS), separated by spaces. */
export const partnerOrigins: readonly string[] = String(import.meta.env['VITE_PARTNER_ORIGINS'] ?? '')
  .split(/\s+/)
  .filter(Boolean);
