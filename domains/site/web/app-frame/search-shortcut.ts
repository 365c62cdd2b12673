/** The keys that open the search, as this device names them. */
export function searchShortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
