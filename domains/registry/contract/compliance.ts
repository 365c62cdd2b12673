/** What the score of a business is counted from, and how many points each part has. */
export const complianceParts = {
  active: 20,
  verified: 25,
  owners: 15,
  annual: 15,
  documents: 10,
  tax_id: 5,
  governance: 10,
} as const;
export type CompliancePart = keyof typeof complianceParts;

// The keys of the table above.
export const compliancePartNames = Object.keys(complianceParts) as readonly CompliancePart[];

/** What is known of a business. Days are YYYY-MM-DD; null: not given. */
export interface ComplianceFacts {
  readonly isActive: boolean;
  readonly verifiedUntil: string | null;
  /** When its owners last confirmed who they are. */
  readonly ownersConfirmedOn: string | null;
  /** When it was registered, or last confirmed its entry. */
  readonly confirmedOn: string;
  readonly documentsUntil: string | null;
  readonly hasTaxId: boolean;
  readonly directors: number;
  readonly hasSignatoryRule: boolean;
}

/** The same day a year before. */
function yearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
}

/** The compliance score in percent, and the parts whose points are lost. What ends today still counts. */
export function complianceOf(
  facts: ComplianceFacts,
  today: string,
): { readonly score: number; readonly lost: readonly CompliancePart[] } {
  const since = yearBefore(today);
  const is: Readonly<Record<CompliancePart, boolean>> = {
    active: facts.isActive,
    verified: facts.verifiedUntil !== null && facts.verifiedUntil >= today,
    owners: facts.ownersConfirmedOn !== null && facts.ownersConfirmedOn >= since,
    annual: facts.confirmedOn >= since,
    documents: facts.documentsUntil !== null && facts.documentsUntil >= today,
    tax_id: facts.hasTaxId,
    governance: facts.directors > 0 && facts.hasSignatoryRule,
  };
  const lost = compliancePartNames.filter((part) => !is[part]);
  return { score: lost.reduce((left, part) => left - complianceParts[part], 100), lost };
}
