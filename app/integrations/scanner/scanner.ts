/** A scanner for malware, where the operator runs one (Q35). */

/** Whatever goes wrong is `not_scanned`: a scanner that does not answer has found nothing clean. */
export type ScanResult = 'clean' | 'not_scanned' | 'infected';
export type Scanner = { scan(bytes: Uint8Array): Promise<ScanResult> };
