/** An expected failure: stores throw it, server/errors.ts answers {success:false, message} (spec 8). */
type ProblemStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 423 | 429 | 500 | 502 | 503;

export const STATUS_MESSAGE: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  422: 'Validation Error',
  423: 'Locked',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

export class Problem extends Error {
  readonly status: ProblemStatus;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: ProblemStatus, message?: string, more: { field?: string; retryAfter?: number } = {}) {
    super(message ?? STATUS_MESSAGE[status]);
    this.status = status;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}
