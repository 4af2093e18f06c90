const KEY = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBzoatgAxNVJRJRBIKMhS5fWDukF334OayVEzGdUnfKmhRANC',
  'AAQKHw9QL68KzFdgqKEzg6FHtK2vi+5EJ2V8HvtkqGsePOP9sRXoFYLlRNc0J9FLF1BDAxYjPpDi7/ldwFINlUiN',
].join('');

/** Self-signed, for the address 0.0.0.0, valid until 2120. */
const CERTIFICATE = [
  'MIIBYjCCAQigAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxtYWlsLmV4YW1wbGUwIBcNMjAwMTAxMDAwMDAwWhgP',
  'MjEyMDAxMDEwMDAwMDBaMBcxFTATBgNVBAMMDG1haWwuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAofD1Av',
  'rwrMV2CooTODoUe0ra+L7kQnZXwe+2Soax484/2xFegVguVE1zQn0UsXUEMDFiM+kOLv+V3AUg2VSI2jQzBBMA8GA1UdEQQI',
  'MAaHBAAAAAAwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUCnHJLRXKAtPY0hTe0ubj6+gsO3swCgYIKoZIzj0EAwIDSAAw',
  'RQIhAP+7gEMrVnvO5sxO4VsVuBDxff7C7fzX73kUncJHOZ+fAiAsiWrF9bFUE69bkFLUDrZ90Mi/jQwy+hmIoeOVkjyjIQ==',
].join('');

const pemOf = (name: string, base64: string): string =>
  `-----BEGIN ${name}-----\n${base64}\n-----END ${name}-----\n`;

/** Key and certificate of a mail server for tests. */
export const smtpCertificate = { key: pemOf('PRIVATE KEY', KEY), cert: pemOf('CERTIFICATE', CERTIFICATE) };
