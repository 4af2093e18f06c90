import * as t from 'io-ts';

/** What an authenticator made (WebAuthn, `RegistrationResponseJSON`), as far as it is read. */
const Attestation = t.type(
  {
    id: t.string,
    rawId: t.string,
    type: t.literal('public-key'),
    response: t.type({ clientDataJSON: t.string, attestationObject: t.string }),
  },
  'PasskeyAttestation',
);

/** What an authenticator signed (WebAuthn, `AuthenticationResponseJSON`), as far as it is read. */
const Assertion = t.type(
  {
    id: t.string,
    rawId: t.string,
    type: t.literal('public-key'),
    response: t.type({ clientDataJSON: t.string, authenticatorData: t.string, signature: t.string }),
  },
  'PasskeyAssertion',
);

type WithExtensions<A> = A & { readonly clientExtensionResults: object };

export type AttestationAnswer = WithExtensions<t.TypeOf<typeof Attestation>>;
export type AssertionAnswer = WithExtensions<t.TypeOf<typeof Assertion>>;

const withoutExtensions = <A extends object>(answer: A): WithExtensions<A> => ({
  ...answer,
  clientExtensionResults: {},
});

export const AddPasskeyBody = t.type({ name: t.string, response: Attestation }, 'AddPasskeyRequest');
export const ProvePasskeyBody = t.type({ response: Assertion }, 'ProvePasskeyRequest');

/** As the library wants it; no extension is asked for, so none is read. */
export const attestationOf = ({ response }: t.TypeOf<typeof AddPasskeyBody>): AttestationAnswer =>
  withoutExtensions(response);
/** As the library wants it. */
export const assertionOf = ({ response }: t.TypeOf<typeof ProvePasskeyBody>): AssertionAnswer =>
  withoutExtensions(response);
