/** A thread that works for seconds gives way to the one that answers: on Linux each thread has a priority of its own. */
import { constants, setPriority } from 'node:os';

export function giveWay() {
  // Elsewhere it would be the priority of the whole server.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
