/**
 * What the shell promises every remote (ADR 0007). A module is in the shared scope only when the host's own
 * graph holds it, so each is named here, used by the shell or not.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'effector';
import 'effector-react';
import 'io-ts';
import '@coinlane/shared-ui/navigation';
import '@coinlane/shared-ui/i18n';
