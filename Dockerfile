# The server with its built client: small, without build tools, not as root.

# The image of the release before. Tabs that are open over the upgrade still ask for parts of its client.
ARG PREVIOUS=node:24-bookworm-slim
FROM ${PREVIOUS} AS previous
USER root
RUN mkdir -p /fourball/apps/web/dist/assets

FROM node:24-bookworm-slim AS build
WORKDIR /fourball
# Ahead of the sources, so that only a change of the dependencies downloads them again.
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY packages/db/patches packages/db/patches
RUN npx -y "$(node -p 'require("./package.json").packageManager')" fetch
COPY . .
RUN node packages/config/scripts/prepare.mjs && node packages/config/scripts/keep-production.mjs /production

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /fourball
COPY --from=build /production ./
COPY --from=previous /fourball/apps/web/dist/assets apps/web/dist/previous/assets
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
