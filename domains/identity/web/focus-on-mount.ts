/** A ref for the one field a step asks for: it takes focus as the step appears. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus();
}
