// Copying for browsers with and without a clipboard: plain HTTP in a home network has none.

/** Copies the text of a field; says whether it worked. The field stays selected if it did not. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** Does this address reach only the machine that it is typed on? */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
