/** Words of refusals that forms tell apart: the server throws them, the browser compares them (spec 3, 8). */
export const REFUSALS = {
  exists: 'User already exists',
  alreadyIn: 'Already signed in',
  signUpFailed: 'Sign-up failed',
  userNotFound: 'User not found',
  wrongPassword: 'Invalid password',
  samePassword: 'Same password',
  wrongCode: 'Invalid code',
  codeRequired: 'Second factor required',
  phoneInUse: 'MAP:PHONE_NUMBER_ALREADY_IN_USE',
  emailInUse: 'MAP:EMAIL_ALREADY_IN_USE',
} as const;
