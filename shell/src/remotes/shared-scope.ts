/**
 * Libraries that the shell provides to every remote (ADR 0007). A module is in the shared scope only if the host's
 * graph contains it, so each is imported here, even if the shell does not use it.
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
