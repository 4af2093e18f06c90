# __NAME__

A remote of Coinlane in a repository of its own. It is live at `__PATH__` as soon as the release ledger says so; neither the shell nor any other remote is built for that.

```
npm install         # the kit in kit/, and what it builds with
npm test            # builds, checks the types, renders the built page in nine languages
npm run dev         # the site of SITE with each build in it, on this machine only; needs LEDGER_TOKEN
npm run build       # dist/, with the build.json that the ledger publishes from
npx ledger publish dist
npx ledger promote __NAME__@<version>
```

Where to begin: `src/screens/start/`. What the shell hands you: `RemoteProps` in `@coinlane/shared-contracts/lifecycle`. Texts: `locales/`, nine files with the same keys.
A new kit is copied into `kit/`; `npm install` takes it.
