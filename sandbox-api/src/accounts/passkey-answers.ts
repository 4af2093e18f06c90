import * as t from 'io-ts';

/** New passkey of an authenticator (WebAuthn `RegistrationResponseJSON`). Only fields that are used. */
const Attestation = t.type(
  {
    id: t.string,
    rawId: t.string,
    type: t.literal('public-key'),
    response: t.type({ clientDataJSON: t.string, attestationObject: t.string }),
  },
  'PasskeyAttestation',
);

/** Signature of an authenticator (WebAuthn `AuthenticationResponseJSON`). Only fields that are used. */
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

/** Converts to the library's type. No extension is requested, so none is read. */
export const attestationOf = ({ response }: t.TypeOf<typeof AddPasskeyBody>): AttestationAnswer =>
  withoutExtensions(response);
/** Converts to the library's type. */
export const assertionOf = ({ response }: t.TypeOf<typeof ProvePasskeyBody>): AssertionAnswer =>
  withoutExtensions(response);
