# Continuous integration of __NAME__. Settings of the repository:
#   variable SITE            address of the site, such as https://coinlane.example
#   secret   LEDGER_TOKEN    token for this remote alone, from the operator of the release ledger
#   environment production   optional: people who approve a canary or a rollback
name: __NAME__

on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:
    inputs:
      reason:
        description: Roll back the live version. The reason is shown in its history
        required: true

permissions:
  contents: read

# a newer commit waits until the release of the one before is made
concurrency: ${{ github.workflow }}-${{ github.ref }}

env:
  SITE: ${{ vars.SITE }}

jobs:
  build:
    if: github.event_name != 'workflow_dispatch'
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    outputs:
      version: ${{ steps.publish.outputs.version }}
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 24
          cache: npm
      - name: Install
        run: npm ci
      - name: Build and test
        run: npm test
      # a pull request from a fork has no secrets
      - name: Publish, without making it live
        id: publish
        if: github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository
        env:
          LEDGER_TOKEN: ${{ secrets.LEDGER_TOKEN }}
        run: |
          tar czf - -C dist . | curl --fail-with-body --silent --show-error --header "authorization: Bearer $LEDGER_TOKEN" \
            --header 'content-type: application/gzip' --data-binary @- "$SITE/ledger/releases/__NAME__"
          echo "version=$(node -p "require('./dist/build.json').version")" >> "$GITHUB_OUTPUT"
      - name: Preview link
        if: steps.publish.outcome == 'success'
        env:
          LEDGER_TOKEN: ${{ secrets.LEDGER_TOKEN }}
          VERSION: ${{ steps.publish.outputs.version }}
        run: |
          LINK=$(curl --fail-with-body --silent --show-error --header "authorization: Bearer $LEDGER_TOKEN" \
            --header 'content-type: application/json' \
            --data "{\"remote\":\"__NAME__\",\"version\":\"$VERSION\"}" "$SITE/ledger/previews" \
            | node -p "JSON.parse(require('fs').readFileSync(0, 'utf8')).url")
          echo "[Preview of $VERSION]($LINK), for seven days" >> "$GITHUB_STEP_SUMMARY"

  canary:
    needs: build
    if: github.event_name == 'push'
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    environment: production
    steps:
      # the guard of the site stops it at any step if the version fails
      - name: Make it live in steps
        env:
          LEDGER_TOKEN: ${{ secrets.LEDGER_TOKEN }}
          VERSION: ${{ needs.build.outputs.version }}
        run: |
          curl --fail-with-body --silent --show-error --header "authorization: Bearer $LEDGER_TOKEN" \
            --header 'content-type: application/json' \
            --data "{\"remote\":\"__NAME__\",\"version\":\"$VERSION\",\"steps\":[10,50,100],\"everySeconds\":600,\"reason\":\"commit $GITHUB_SHA\"}" \
            "$SITE/ledger/promote"

  rollback:
    if: github.event_name == 'workflow_dispatch'
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    environment: production
    steps:
      - name: Roll back
        env:
          LEDGER_TOKEN: ${{ secrets.LEDGER_TOKEN }}
          REASON: ${{ inputs.reason }}
        run: |
          node -p 'JSON.stringify({ remote: "__NAME__", reason: process.env.REASON })' \
            | curl --fail-with-body --silent --show-error --header "authorization: Bearer $LEDGER_TOKEN" \
              --header 'content-type: application/json' --data-binary @- "$SITE/ledger/rollback"
