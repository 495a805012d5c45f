import type { Env } from '../../platform/env.server.ts';
import { clamd } from './clamd.server.ts';
import type { Scanner } from './scanner.ts';

/** Without one nothing is called clean. */
const none: Scanner = { scan: async () => 'not_scanned' };

export const chooseScanner = ({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>): Scanner => (CLAMD_URL ? clamd(CLAMD_URL) : none);
